// @built-apps web-public

import { beforeAll, expect, it, vi } from 'vitest';
import { ErrorAnswer } from '../../../src/contract/errors.ts';
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

const NOTICE = {
  reason: 'privacy',
  words: 'That is my daughter\n<script>alert(1)</script>',
  name: 'Eve Reporter',
  goodFaith: 'true',
};
const HOSTILE = '"><img src=x onerror=alert(1)></textarea></title><script>alert(1)</script>';

let reporters = 0;
const reporter = () => {
  reporters += 1;
  return `reporter-${reporters}-${Date.now()}@journeys.example`;
};

onEveryComposition('a notice about a page', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    await savePage(owner, code, { title: 'Rosa' });
  });

  const from = () => ({ 'x-forwarded-for': randomClientAddress(), 'accept-language': 'de' });
  const send = (fields: Record<string, string>, headers = from()) =>
    submitForm(given.browser(), `/report/${code}`, fields, headers);
  const json = (body: object, of = code, headers: Record<string, string> = from()) =>
    given.browser().fetch(`/report/${of}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const numberOf = (response: Response) =>
    NoticeNumber.parse(
      new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('received'),
    );
  const admin = async () => (await given.admin()).browser;
  const read = async (id: string) => (await admin()).call(ROUTES.notice, { params: { id } });

  it('is offered by the page, and by what tells where the code leads', async () => {
    const link = `<a href="/report/${code}" rel="nofollow">Report this page</a>`;
    for (const path of [`/info/${code}`, `/${code}+`])
      expect(await (await given.browser().open(path)).text()).toContain(link);
    const form = await given.browser().open(`/report/${code.toLowerCase()}`);
    expect(form.status).toBe(200);
    const html = await form.text();
    expect(html).toContain(`action="/report/${code}" method="post"`);
    expect(html).not.toContain('<script');
  });

  it('is received by the form, with a receipt in the language of the reporter', async () => {
    const email = reporter();
    const sent = await send({ ...NOTICE, email });
    expect(sent.status).toBe(303);
    const number = numberOf(sent);
    const receipt = await given
      .browser()
      .open(`/report/${code}?received=${number}`, { 'accept-language': 'de' });
    const html = await receipt.text();
    expect(html).toContain('Wir haben Ihre Meldung erhalten');
    expect(html).toContain(number);
    const mails = await vi.waitFor(async () => {
      const found = await mailsTo(given.product, email, /Wir haben Ihre Meldung/);
      expect(found).toHaveLength(1);
      return found;
    }, SOON);
    const text = mails[0]?.text ?? '';
    expect(text).toContain(number);
    // Anybody can enter an address that is not theirs.
    for (const typed of ['daughter', 'Eve', 'script']) expect(text).not.toContain(typed);

    const notice = await read(number);
    expect(notice).toMatchObject({
      id: number,
      code,
      infoType: 'memories',
      reason: 'privacy',
      words: 'That is my daughter\n<script>alert(1)</script>',
      name: 'Eve Reporter',
      email,
      language: 'de',
      status: 'open',
      decided: null,
    });
    expect(notice.past?.storedInfo).toMatchObject({ memories: { title: 'Rosa' } });
  });

  it('is received as JSON alike', async () => {
    const { goodFaith: _text, ...notice } = NOTICE;
    const answer = await json({ ...notice, email: reporter(), goodFaith: true });
    expect(answer.status).toBe(201);
    const { number, message } = ROUTES.reportCode.answer.parse(await answer.json());
    expect(message).toBe('Your notice was received');
    const listed = await (await admin()).call(ROUTES.notices, {
      query: { filter: JSON.stringify({ code }) },
    });
    expect(listed.map(({ id }) => id)).toContain(number);
    expect(JSON.stringify(listed)).not.toContain('Eve');
  });

  it('shows the form again with all that was typed, and what is wrong at each field', async () => {
    const typed = { reason: '', words: HOSTILE.repeat(80), name: HOSTILE, email: `${HOSTILE}@` };
    const answer = await send(typed, { ...from(), 'accept-language': 'en' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).not.toMatch(/<script|<img src=x/);
    for (const message of [
      'Choose a reason',
      'At most 4,000 characters',
      'Enter a valid email',
      'Confirm that what you say is right and complete',
    ])
      expect(html).toContain(message);
    expect(html.match(/&lt;img src=x/g)?.length).toBeGreaterThan(80);
    const empty = await (await send({}, { ...from(), 'accept-language': 'fr' })).text();
    for (const message of [
      'Choisissez un motif',
      'Dites ce qui ne va pas',
      'Saisissez votre nom',
      'Saisissez votre e-mail',
    ])
      expect(empty).toContain(message);
  });

  it('needs no name for the abuse of children, and tells nobody', async () => {
    const sent = await send({
      reason: 'child-abuse',
      words: 'A picture',
      name: '',
      email: '',
      goodFaith: 'true',
    });
    const number = numberOf(sent);
    expect(await read(number)).toMatchObject({ reason: 'child-abuse', name: null, email: null });
    const html = await (await given.browser().open(`/report/${code}?received=${number}`)).text();
    expect(html).toContain('You gave no email');
    const refused = await json({ reason: 'fraud', words: 'x', goodFaith: true });
    expect([refused.status, ErrorAnswer.parse(await refused.json()).issues?.map(({ path }) => path)]).toEqual(
      [400, ['name', 'email']],
    );
  });

  it.each([
    ['fields that are none', { ...NOTICE, email: 'a@example.com', goodFaith: true, role: 'admin' }],
    ['another type of words', { ...NOTICE, email: 'a@example.com', goodFaith: true, words: ['x'] }],
    ['a name of two lines', { ...NOTICE, email: 'a@example.com', goodFaith: true, name: 'a\nb' }],
    ['no good faith', { ...NOTICE, email: 'a@example.com', goodFaith: false }],
  ])('is refused as JSON with %s', async (_what, body) => expect((await json(body)).status).toBe(400));

  it('is taken from no other site', async () => {
    const evil = { ...from(), origin: 'https://evil.example' };
    expect((await send({ ...NOTICE, email: reporter() }, evil)).status).toBe(403);
    expect((await json({ ...NOTICE, email: reporter(), goodFaith: true }, code, evil)).status).toBe(403);
  });

  it('says what the scan page says of a code that shows nothing', async () => {
    const free = await given.approvedCode();
    const opened = await given.browser().open(`/report/${free}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/claim/${free}`]);
    const unknown = await given.browser().open('/report/0000000000');
    expect([unknown.status, await unknown.text()]).toEqual([
      404,
      expect.stringContaining('This code is not known'),
    ]);
    const body = { ...NOTICE, email: reporter(), goodFaith: true };
    expect(ErrorAnswer.parse(await (await json(body, free)).json()).code).toBe('nothing_shown');
    expect(ErrorAnswer.parse(await (await json(body, '0000000000')).json()).code).toBe('unknown_code');
  });

  it('is limited by network, and the form keeps what was typed', async () => {
    const here = from();
    const email = reporter();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await json({ reason: 'x' }, code, here)).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400));
    expect(statuses[30]).toBe(429);
    const limited = await send({ ...NOTICE, email }, here);
    expect(limited.status).toBe(429);
    const html = await limited.text();
    expect(html).toContain('Zu viele Meldungen');
    expect(html).toContain(`value="${email}"`);
    expect((await send({ ...NOTICE, email })).status).toBe(303);
  });

  it('mails one address at most twenty receipts a day', async () => {
    const email = reporter();
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await send({ ...NOTICE, email })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
  });
});

onEveryComposition('a decision about a notice', (given) => {
  const reasons = { ground: 'law', rule: 'Section 22 KUG', words: 'Shown without consent' } as const;
  let owner: Person;
  let code: string;
  let number: string;
  let email: string;

  async function report(title: string): Promise<void> {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    await savePage(owner, code, { title });
    email = reporter();
    const fields = { ...NOTICE, email };
    const sent = await submitForm(given.browser(), `/report/${code}`, fields, {
      'x-forwarded-for': randomClientAddress(),
      'accept-language': 'en',
    });
    number = new URL(sent.headers.get('location') ?? '', 'http://x').searchParams.get('received') ?? '';
  }
  const decide = async (decision: 'dismiss' | 'restrict' | 'disable' | 'delete') =>
    (await given.admin()).browser.call(ROUTES.decideNotice, {
      params: { id: number },
      body: { decision, ...reasons },
    });
  const mail = (to: string, subject: RegExp) =>
    vi.waitFor(async () => {
      const [found] = await mailsTo(given.product, to, subject);
      expect(found?.text).toContain('Shown without consent');
      return found?.text ?? '';
    }, SOON);

  it('shows both states of a page that was changed, and tells both people why', async () => {
    await report('My enemy');
    await savePage(owner, code, { title: 'My friend' });
    const { browser } = await given.admin();
    const before = await browser.call(ROUTES.notice, { params: { id: number } });
    expect(before.past?.storedInfo).toMatchObject({ memories: { title: 'My enemy' } });
    expect(before.present?.storedInfo).toMatchObject({ memories: { title: 'My friend' } });

    expect((await decide('disable')).message).toBe('The decision was saved, and the people are told');
    const after = await browser.call(ROUTES.notice, { params: { id: number } });
    expect(after).toMatchObject({ status: 'decided', decision: 'disable', decided: reasons });
    expect(after.present?.isActive).toBe(false);
    const told = await mail(email, /We have decided about your notice/);
    expect(told).not.toContain(owner.email);
    const stated = await mail(owner.email, /We have switched off a Qlaim code of yours/);
    expect(stated).toContain('Section 22 KUG');
    expect(stated).toContain(`/decision/${number}`);
    expect(stated).not.toContain('Eve');
    expect(stated).not.toContain(email);
    const listed = await browser.call(ROUTES.notices, {
      query: { filter: JSON.stringify({ code, status: 'decided' }) },
    });
    expect(listed).toMatchObject([{ id: number, decision: 'disable' }]);
    const scan = await given.browser().open(`/${code}`);
    expect(scan.headers.get('location')).toContain('why=disabled');
    expect((await refusalOf(decide('dismiss'))).code).toBe('notice_decided');
  });

  it('that dismisses changes nothing, and tells the reporter alone', async () => {
    await report('Rosa');
    await decide('dismiss');
    await mail(email, /We have decided about your notice/);
    expect((await given.codeNow(code)).isActive).toBe(true);
    expect(await mailsTo(given.product, owner.email, /Qlaim code of yours/)).toEqual([]);
  });

  it('that deletes the code shows what it was', async () => {
    await report('Rosa');
    await decide('delete');
    await mail(owner.email, /We have deleted a Qlaim code of yours/);
    const { browser } = await given.admin();
    const notice = await browser.call(ROUTES.notice, { params: { id: number } });
    expect(notice.past?.storedInfo).toMatchObject({ memories: { title: 'Rosa' } });
    expect(notice.present).toBeNull();
  });

  it('is for who may disable codes, and a reporter is named to no auditor', async () => {
    await report('Rosa');
    const body = { decision: 'dismiss', ...reasons } as const;
    const support = await given.as('support');
    const refused = support.browser.call(ROUTES.decideNotice, { params: { id: number }, body });
    expect((await refusalOf(refused)).code).toBe('forbidden');
    const { browser } = await given.auditor();
    const seen = await browser.call(ROUTES.notice, { params: { id: number } });
    expect(seen).toMatchObject({ words: null, name: null, email: null });
    const manager = await given.as('manager');
    await manager.browser.call(ROUTES.decideNotice, { params: { id: number }, body });
    const unknown = manager.browser.call(ROUTES.notice, { params: { id: 'N-0000-0000' } });
    expect((await refusalOf(unknown)).code).toBe('unknown_notice');
  });
});
