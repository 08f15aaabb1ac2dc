// @built-apps web-public

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../src/contract/limits.ts';
import { NoticeNumber } from '../../../src/contract/notices/notice-number.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { submitForm } from '../harness/forms.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { randomClientAddress } from '../harness/random-client-address.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

/** Texts that are meant to be more than text, by where. None may be lost, and none may act. */
const HOSTILE = {
  'a page': '"><img src=x onerror=alert(1)></textarea></title><script>alert(1)</script>',
  'the head of a mail':
    'You will be pleased\r\nBcc: victim@journeys.example\r\nSubject: You have won\r\n\r\nhttp://evil.example',
  'a text from right to left': '\u202E\u2066gnp.exe\u202Emoc.live',
  'a template': `{{137*137}} ${'$'}{137*137} <%= 137*137 %> %s %n $& $1`,
  'a table': '=HYPERLINK("http://evil.example";"Open")\t+1\t@SUM(1)\t-1',
} as const;
/** A text that stops programs at a control, and what is left of it. */
const CONTROLS = ['Be\u0000fo\u001b[31mre\u0085', 'Befo[31mre'] as const;

onEveryComposition('hostile texts in notices', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    await savePage(owner, code, { title: 'Rosa' });
  });

  const staff = async () => (await given.admin()).browser;
  const address = () => `r-${randomClientAddress().replaceAll('.', '-')}@journeys.example`;
  const send = (fields: Readonly<Record<string, string>>, from = randomClientAddress()) =>
    submitForm(
      given.browser(),
      `/report/${code}`,
      { reason: 'other', words: 'Words', name: 'Eve', goodFaith: 'true', ...fields },
      { 'x-forwarded-for': from, 'accept-language': 'en' },
    );
  const numberOf = (response: Response) =>
    NoticeNumber.parse(
      new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('received'),
    );
  const story = async (id: string) => (await staff()).call(ROUTES.noticeStory, { params: { id } });
  /** Waits for so many mails about a notice to an address. */
  const mails = (to: string, id: string, count: number) =>
    vi.waitFor(async () => {
      const all = await mailsTo(given.product, to, /./);
      const found = all.filter(({ subject, text }) => `${subject} ${text}`.includes(id));
      expect(found).toHaveLength(count);
      return found;
    }, SOON);
  /** Line ends may arrive as a form, a mail or JSON has them. */
  const lines = (text: string) => text.replaceAll(/\r\n?/g, '\n');

  describe.each(Object.entries(HOSTILE))('for %s', (_where, hostile) => {
    it('go through every field as text', async () => {
      const heir = await given.signUp();
      code = await given.codeOf(heir);
      await savePage(heir, code, { title: 'Rosa' });
      const email = address();
      const id = numberOf(await send({ words: hostile, email }));
      const receipt = await (await given.browser().open(`/report/${code}?received=${id}`)).text();
      for (const page of [receipt, await (await given.browser().open(`/info/${code}`)).text()])
        expect(page).not.toMatch(/onerror|Bcc|HYPERLINK|137\*137|18769|\u202E/);

      const { call } = await staff();
      const rule = `Section 22 ${hostile.replaceAll(/[\r\n\t\u202E\u2066]/g, ' ')}`;
      await call(ROUTES.decideNotice, {
        params: { id },
        body: { decision: 'restrict', ground: 'house', rule, words: hostile },
      });
      await heir.browser.call(ROUTES.contestDecision, { params: { number: id }, body: { words: hostile } });
      await call(ROUTES.dismissObjection, { params: { id }, body: { words: hostile } });
      await call(ROUTES.reverseDecision, { params: { id }, body: { words: hostile } });

      const { steps } = await story(id);
      const typed = steps.flatMap(({ words }) => (words === null ? [] : [lines(words)]));
      expect(typed).toEqual(Array.from({ length: 5 }, () => lines(hostile)));
      const own = await heir.browser.call(ROUTES.decision, { params: { number: id } });
      expect([
        own.rule,
        ...[own.words, own.objection?.words, own.outcome?.words].map((text = '') => lines(text)),
      ]).toEqual([rule, ...Array.from({ length: 3 }, () => lines(hostile))]);

      const toReporter = await mails(email, id, 3);
      const toOwner = await mails(heir.email, id, 3);
      expect(await mailsTo(given.product, 'victim@journeys.example', /.*/)).toEqual([]);
      for (const { recipients, subject, html, text, to } of [...toReporter, ...toOwner]) {
        expect(recipients).toEqual([to]);
        expect(subject).not.toMatch(/[\r\n]|won|onerror|HYPERLINK|137\*137/);
        expect(html).not.toMatch(/<img|<script|18769/);
        expect(text).not.toMatch(/18769/);
      }
      const told = [...toReporter.slice(1), ...toOwner];
      for (const { text } of told) expect(lines(text)).toContain(lines(hostile).trim().split('\n')[0]);
      // The receipt goes to whoever was entered, and holds nothing of what was typed.
      expect(`${toReporter[0]?.text}${toReporter[0]?.html}`).not.toContain(lines(hostile).split('\n')[0]);
    });
  });

  it('lose their controls, which no keyboard types', async () => {
    const [typed, left] = CONTROLS;
    const email = address();
    const id = numberOf(await send({ words: typed, email }));
    const { call } = await staff();
    await call(ROUTES.decideNotice, {
      params: { id },
      body: { decision: 'dismiss', ground: 'law', rule: 'Section 22', words: typed },
    });
    expect((await story(id)).steps.map(({ words }) => words)).toEqual([left, left]);
    const [, decided] = await mails(email, id, 2);
    expect(decided?.text).toContain(left);
    expect((await send({ words: '\u0000\u0000', email })).status).toBe(400);
  });

  it.each([
    ['a name of two lines', { name: 'Eve\r\nBcc: victim@journeys.example' }],
    ['a name that turns the direction', { name: '\u202Eeve' }],
    ['a name with a null', { name: 'E\u0000ve' }],
    ['a name without end', { name: 'x'.repeat(LIMITS.personNameLength + 1) }],
    ['an e-mail of two lines', { email: 'a@journeys.example\r\nBcc: victim@journeys.example' }],
    ['two e-mails', { email: 'a@journeys.example, victim@journeys.example' }],
    ['a name before the e-mail', { email: '"You have won" <a@journeys.example>' }],
    ['words without end', { words: 'x'.repeat(LIMITS.noticeLength + 1) }],
    ['a reason that is none', { reason: '__proto__' }],
  ])('are refused: %s', async (_what, field) =>
    expect((await send({ email: address(), ...field })).status).toBe(400),
  );

  it.each([
    ['a rule of two lines', { rule: 'Section 22\r\nBcc: victim@journeys.example' }],
    ['a rule that turns the direction', { rule: '\u202ESection 22' }],
    ['words without end', { words: 'x'.repeat(LIMITS.decisionLength + 1) }],
    ['words of controls alone', { words: '\u0000\u001b' }],
  ])('are refused of staff: %s', async (_what, field) => {
    const { call } = await staff();
    const body = {
      decision: 'disable',
      ground: 'law',
      rule: 'Section 22',
      words: 'Words',
      ...field,
    } as const;
    const refusals = await Promise.all([
      refusalOf(call(ROUTES.decideNotice, { params: { id: 'N-0000-0000' }, body })),
      refusalOf(call(ROUTES.decideCode, { params: { id: code }, body })),
    ]);
    for (const refusal of refusals) expect(refusal.code).toBe('invalid_input');
  });
});

onEveryComposition('notices that are sent to do harm', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    await savePage(owner, code, { title: 'Rosa' });
  });

  const send = (email: string, from = randomClientAddress()) =>
    submitForm(
      given.browser(),
      `/report/${code}`,
      { reason: 'other', words: 'Words', name: 'Eve', email, goodFaith: 'true' },
      { 'x-forwarded-for': from },
    );
  const numberIn = (response: Response) =>
    new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('received') ?? '';

  it('flood from one network, and take nothing from another or from scans', async () => {
    const flooder = randomClientAddress();
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_none, place) => send(`flood-${place}@journeys.example`, flooder)),
    );
    const statuses = flood.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect((await send('other@journeys.example')).status).toBe(303);
    const scan = await given.browser().fetch(`/info/${code}`, { headers: { 'x-forwarded-for': flooder } });
    expect(scan.status).toBe(200);
  });

  it('mail one mailbox twenty times a day at most, whatever tag stands behind its name', async () => {
    const name = `victim-${randomClientAddress().replaceAll('.', '-')}`;
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1)
      statuses.push((await send(`${name}${time % 2 === 0 ? '' : `+${time}`}@Journeys.example`)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
  });

  it('tell nothing of the owner, to who reports and to who looks', async () => {
    const email = `curious-${randomClientAddress().replaceAll('.', '-')}@journeys.example`;
    const number = numberIn(await send(email));
    const { browser } = await given.admin();
    const body = { decision: 'disable', ground: 'law', rule: 'Section 22', words: 'Words' } as const;
    await browser.call(ROUTES.decideNotice, { params: { id: number }, body });
    const mails = await vi.waitFor(async () => {
      const found = await mailsTo(given.product, email, /./);
      expect(found).toHaveLength(2);
      return found;
    }, SOON);
    const pages = await Promise.all(
      [`/report/${code}`, `/report/${code}?received=${number}`].map(async (path) =>
        (await given.browser().open(path)).text(),
      ),
    );
    const { _id, email: address, firstName, lastName } = owner.user;
    for (const text of [
      ...pages,
      ...mails.flatMap(({ subject, text: plain, html }) => [subject, plain, html]),
    ])
      for (const hidden of [_id, address, `${firstName} ${lastName}`]) expect(text).not.toContain(hidden);
    await browser.call(ROUTES.reverseDecision, { params: { id: number }, body: { words: 'Words' } });
  });

  it('have numbers that tell no other one, and an objection needs its owner', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 5 }, async (_none, place) => numberIn(await send(`n${place}@journeys.example`))),
    );
    expect(new Set(numbers.map((number) => number.slice(0, 6))).size).toBe(5);
    const [number = ''] = numbers;
    const { browser } = await given.admin();
    const body = { decision: 'restrict', ground: 'law', rule: 'Section 22', words: 'Words' } as const;
    await browser.call(ROUTES.decideNotice, { params: { id: number }, body });
    const stranger = await given.signUp();
    const contest = { params: { number }, body: { words: 'No' } };
    const refusals = await Promise.all(
      [given.browser(), stranger.browser, browser].map(async (by) => [
        (await refusalOf(by.call(ROUTES.decision, { params: { number } }))).code,
        (await refusalOf(by.call(ROUTES.contestDecision, contest))).code,
      ]),
    );
    expect(refusals).toEqual([
      ['signed_out', 'signed_out'],
      ['unknown_notice', 'unknown_notice'],
      ['unknown_notice', 'unknown_notice'],
    ]);
    await owner.browser.call(ROUTES.contestDecision, contest);
  });
});
