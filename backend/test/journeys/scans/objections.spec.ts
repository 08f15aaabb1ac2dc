// @built-apps web-public

import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/contract/language.ts';
import { NoticeNumber } from '../../../src/contract/notices/notice-number.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { printCode } from '../../../src/contract/short-codes/short-code.ts';
import { decisionMailTexts } from '../../../src/processes/mails/texts/decisions.ts';
import { noticeMailTexts } from '../../../src/processes/mails/texts/notices.ts';
import { submitForm } from '../harness/forms.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { randomClientAddress } from '../harness/random-client-address.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

const HOSTILE = '"><img src=x onerror=alert(1)></textarea></title><script>alert(1)</script>';
const reasons = {
  ground: 'law',
  rule: `Section 22 ${HOSTILE}`,
  words: `Without consent ${HOSTILE}`,
} as const;

onEveryComposition('an objection', (given) => {
  let owner: Person;
  let code: string;
  beforeEach(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    await savePage(owner, code, { title: 'Rosa' });
  });

  const staff = async () => (await given.admin()).browser;
  const reporter = () => `reporter-${randomClientAddress().replaceAll('.', '-')}@journeys.example`;

  /** Reports the page by the form, without script, in a language. */
  async function report(email: string, language: Language): Promise<string> {
    const fields = { reason: 'privacy', words: HOSTILE, name: HOSTILE, email, goodFaith: 'true' };
    const headers = { 'x-forwarded-for': randomClientAddress(), 'accept-language': language };
    const sent = await submitForm(given.browser(), `/report/${code}`, fields, headers);
    const address = new URL(sent.headers.get('location') ?? '', 'http://x');
    return NoticeNumber.parse(address.searchParams.get('received'));
  }
  const mail = (to: string, subject: string) =>
    vi.waitFor(async () => {
      const found = (await mailsTo(given.product, to, /./)).find((one) => one.subject === subject);
      if (!found) throw new Error(`no mail ${subject}`);
      return found.text;
    }, SOON);
  const scan = async () => {
    const answer = await given.browser().open(`/${code}`);
    return answer.headers.get('location') ?? '';
  };
  const decideCode = async (decision: 'restrict' | 'disable' | 'delete') => {
    const body = { decision, ...reasons };
    const { number } = await (await staff()).call(ROUTES.decideCode, { params: { id: code }, body });
    return NoticeNumber.parse(number);
  };
  const object = (number: string, words = 'She agreed', by = owner) =>
    by.browser.call(ROUTES.contestDecision, { params: { number }, body: { words } });
  const own = (number: string) => owner.browser.call(ROUTES.decision, { params: { number } });

  it.each(['en', 'de'] as const)('goes from the report to the reversal: %s', async (language) => {
    await owner.browser.call(ROUTES.chooseLanguage, { body: { language } });
    const email = reporter();
    const number = await report(email, language);
    const forReporter = noticeMailTexts[language];
    const forOwner = decisionMailTexts[language];
    await mail(email, forReporter.receipt.subject(number));
    expect(await scan()).toContain(`/info/${code}`);

    const { call } = await staff();
    await call(ROUTES.decideNotice, { params: { id: number }, body: { decision: 'restrict', ...reasons } });
    await mail(email, forReporter.decided.subject(number));
    const stated = await mail(owner.email, forOwner.reasons.restrict.subject);
    expect(stated).toContain(`/decision/${number}`);
    expect(stated).toContain(reasons.rule);
    expect(stated).not.toContain(email);
    // The scanner learns that it is not available, and not why.
    expect(await scan()).toContain('why=disabled');
    const page = await (await given.browser().open(`/info/${code}`)).text();
    expect(page).not.toContain('Rosa');
    expect(page).not.toContain('consent');
    const { barcode } = await owner.browser.call(ROUTES.code, { params: { id: code } });
    expect(barcode).toMatchObject({ isActive: true, withheld: true, decision: number });
    // The owner goes on editing.
    await savePage(owner, code, { title: 'Rosa, again' });

    expect(await own(number)).toMatchObject({
      decision: 'restrict',
      reported: true,
      ...reasons,
      contestable: true,
      objection: null,
      outcome: null,
    });
    await object(number, HOSTILE);
    const open = await call(ROUTES.notices, { query: { filter: JSON.stringify({ status: 'open' }) } });
    expect(open.find(({ id }) => id === number)).toMatchObject({ status: 'contested', decision: 'restrict' });
    expect(JSON.stringify(open)).not.toContain('onerror');
    const seen = await call(ROUTES.notice, { params: { id: number } });
    expect(seen).toMatchObject({ status: 'contested', objections: [{ words: HOSTILE }] });
    expect(seen.past?.storedInfo).toMatchObject({ memories: { title: 'Rosa' } });
    expect(seen.present?.storedInfo).toMatchObject({ memories: { title: 'Rosa, again' } });

    await call(ROUTES.reverseDecision, {
      params: { id: number },
      body: { words: `We were wrong ${HOSTILE}` },
    });
    expect(await mail(owner.email, forOwner.reversed.subject)).toContain('We were wrong');
    expect(await mail(email, forReporter.reversed.subject(number))).toContain('We were wrong');
    expect(await scan()).toContain(`/info/${code}`);
    expect(await own(number)).toMatchObject({ contestable: false, outcome: { result: 'reversed' } });
    const again = call(ROUTES.reverseDecision, { params: { id: number }, body: { words: 'x' } });
    expect((await refusalOf(again)).code).toBe('nothing_to_reverse');
  });

  it('is dismissed in words, and is made once, by whose content it was', async () => {
    const number = await decideCode('disable');
    await mail(owner.email, decisionMailTexts.en.reasons.disable.subject);
    expect(await scan()).toContain('why=disabled');
    const stranger = await given.signUp();
    expect((await refusalOf(object(number, 'x', stranger))).code).toBe('unknown_notice');
    const read = stranger.browser.call(ROUTES.decision, { params: { number } });
    expect((await refusalOf(read)).code).toBe('unknown_notice');
    expect(await stranger.browser.call(ROUTES.decisions, {})).toEqual([]);

    expect((await object(number)).message).toBe('Your objection was received');
    expect((await refusalOf(object(number))).code).toBe('objection_made');
    const { call } = await staff();
    const answer = { params: { id: number }, body: { words: 'We have read it, and stay with it' } };
    await call(ROUTES.dismissObjection, answer);
    expect(await mail(owner.email, decisionMailTexts.en.dismissed.subject)).toContain('stay with it');
    expect((await refusalOf(call(ROUTES.dismissObjection, answer))).code).toBe('no_objection');
    expect(await owner.browser.call(ROUTES.decisions, {})).toMatchObject([
      { number, reported: false, outcome: { result: 'dismissed' } },
    ]);
    const auditor = await given.auditor();
    const masked = await auditor.browser.call(ROUTES.notice, { params: { id: number } });
    expect(masked).toMatchObject({
      reason: null,
      objections: [{ words: null, dismissed: { words: null } }],
    });
  });

  it('can be made to a deletion, which cannot be undone', async () => {
    const number = await decideCode('delete');
    await mail(owner.email, decisionMailTexts.en.reasons.delete.subject);
    await object(number);
    const { call } = await staff();
    await call(ROUTES.reverseDecision, { params: { id: number }, body: { words: 'We were wrong' } });
    const told = await mail(owner.email, decisionMailTexts.en.reversed.subject);
    expect(told).toContain('A deleted code cannot come back');
    expect(await own(number)).toMatchObject({ decision: 'delete', outcome: { result: 'reversed' } });
  });

  it('can be made to the calls of the specification, which name no reasons', async () => {
    const { call } = await staff();
    await call(ROUTES.disableCode, { params: { id: code } });
    const told = await mail(owner.email, decisionMailTexts.en.reasons.disable.subject);
    expect(told).toContain('No reason was named');
    const { barcode } = await owner.browser.call(ROUTES.code, { params: { id: code } });
    const number = 'decision' in barcode ? (barcode.decision ?? '') : '';
    expect(await own(number)).toMatchObject({ rule: '', words: '', contestable: true });
    await object(number);
    // The switch ends the decision, and both people are told.
    await call(ROUTES.enableCode, { params: { id: code } });
    await mail(owner.email, decisionMailTexts.en.reversed.subject);
    expect(await own(number)).toMatchObject({ outcome: { result: 'reversed', words: '' } });
  });

  it('can be made to each decision about many codes, of which one mail tells', async () => {
    const codes = [code, await given.codeOf(owner), await given.codeOf(owner)];
    const { call } = await staff();
    const body = { action: 'disable', reasons, codes, count: codes.length } as const;
    await call(ROUTES.startBulkAction, { body });
    const { many } = decisionMailTexts.en.reasons;
    const told = await mail(owner.email, many.disable.subject);
    expect(told).toContain(many.lead(3));
    expect(told).toContain(reasons.words);
    for (const each of codes) expect(told).toContain(printCode(each));
    const decisions = await vi.waitFor(async () => {
      const found = await owner.browser.call(ROUTES.decisions, {});
      expect(found.map((decision) => decision.code).toSorted()).toEqual(codes.toSorted());
      return found;
    }, SOON);
    const toOwner = { state: 'sent', to: expect.objectContaining({ email: owner.email }) };
    for (const { number } of decisions) {
      await object(number);
      await vi.waitFor(async () => {
        const { steps } = await call(ROUTES.noticeStory, { params: { id: number } });
        const stated = expect.objectContaining({ kind: 'reasonsStated', mail: toOwner });
        expect(steps).toContainEqual(stated);
      }, SOON);
    }
    const subjects = (await mailsTo(given.product, owner.email, /./)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === many.disable.subject)).toHaveLength(1);
    expect(subjects).not.toContain(decisionMailTexts.en.reasons.disable.subject);
  });

  it('can be made to a change of many codes, whose reasons are asked for once', async () => {
    const free = await given.approvedCode();
    const { call } = await staff();
    const { id } = await call(ROUTES.startBulkAction, {
      body: { action: 'disable', codes: [code, free], count: 2, reasons },
    });
    const told = await mail(owner.email, decisionMailTexts.en.reasons.disable.subject);
    expect(told).toContain(reasons.rule);
    const [decision] = await vi.waitFor(async () => {
      const found = await owner.browser.call(ROUTES.decisions, {});
      expect(found).toHaveLength(1);
      return found;
    }, SOON);
    expect(decision).toMatchObject({ code, decision: 'disable', ...reasons });
    // The code without an owner has no notice.
    const filter = JSON.stringify({ code: free });
    expect(await call(ROUTES.notices, { query: { filter } })).toEqual([]);
    await vi.waitFor(async () => {
      const action = await call(ROUTES.bulkAction, { params: { id } });
      expect(action).toMatchObject({ status: 'finished', changed: 2 });
    }, SOON);
    await call(ROUTES.undoBulkAction, { params: { id } });
    await mail(owner.email, decisionMailTexts.en.reversed.subject);
    expect(await scan()).toContain(`/info/${code}`);
  });

  it.each([
    { decision: 'restrict', held: { isActive: true, withheld: true } },
    { decision: 'disable', held: { isActive: false, withheld: false } },
  ] as const)('is also of who gets the code with what it shows: $decision', async ({ decision, held }) => {
    const target = 'https://example.com/kept';
    code = await given.linkedCodeOf(owner, target);
    const email = reporter();
    const reported = await report(email, 'en');
    const { call } = await staff();
    await call(ROUTES.decideNotice, { params: { id: reported }, body: { decision, ...reasons } });
    await object(reported, 'The words of the first owner');
    const answer = { params: { id: reported }, body: { words: 'We stay with it' } };
    await call(ROUTES.dismissObjection, answer);

    const heir = await given.signUp();
    const stranger = await given.signUp();
    await call(ROUTES.handOverCode, {
      params: { id: code },
      body: { userId: heir.user._id, keep: true },
    });
    const { barcode } = await heir.browser.call(ROUTES.code, { params: { id: code } });
    expect(barcode).toMatchObject({ ...held, decision: reported });
    const seen = await heir.browser.call(ROUTES.decision, { params: { number: reported } });
    expect(seen).toMatchObject({ decision, ...reasons, passedOn: true, contestable: true, objection: null });
    expect(await heir.browser.call(ROUTES.decisions, {})).toEqual([seen]);
    const told = await mail(heir.email, decisionMailTexts.en.reasons[decision].subject);
    expect(told).toContain('You own the code');
    expect(told).toContain(`/decision/${reported}`);
    // Neither who reported it nor the owner before is named.
    for (const text of [told, JSON.stringify(seen)])
      for (const hidden of [email, owner.email, owner.user._id, 'first owner'])
        expect(text).not.toContain(hidden);
    const read = stranger.browser.call(ROUTES.decision, { params: { number: reported } });
    expect((await refusalOf(read)).code).toBe('unknown_notice');

    await object(reported, 'I did not choose it', heir);
    expect((await refusalOf(object(reported, 'x', heir))).code).toBe('objection_made');
    const { status, objections } = await call(ROUTES.notice, { params: { id: reported } });
    expect([status, objections.map(({ words }) => words)]).toEqual([
      'contested',
      ['The words of the first owner', 'I did not choose it'],
    ]);
    await call(ROUTES.reverseDecision, { params: { id: reported }, body: { words: 'We were wrong' } });
    for (const { email: to } of [owner, heir])
      expect(await mail(to, decisionMailTexts.en.reversed.subject)).toContain('We were wrong');
    expect(await scan()).toBe(target);
  });

  it('is limited by person, whatever it says', async () => {
    const statuses: string[] = [];
    for (let time = 0; time < 101; time += 1)
      statuses.push((await refusalOf(object('N-0000-0000', HOSTILE))).code);
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 'unknown_notice'), 'too_many_requests']);
  });

  it('is erased with its owner, and the decision stays', async () => {
    const number = await decideCode('disable');
    await object(number, 'My own words');
    const { call } = await staff();
    const words = async () => (await call(ROUTES.notice, { params: { id: number } })).objections[0]?.words;
    expect(await words()).toBe('My own words');
    await call(ROUTES.eraseUser, {
      params: { id: owner.user._id },
      body: { codes: 'release', reason: 'Asked by letter' },
    });
    await vi.waitFor(async () => expect(await words()).toBe('[erased]'), SOON);
    const { decided } = await call(ROUTES.notice, { params: { id: number } });
    expect(decided).toMatchObject({ ground: 'law', rule: reasons.rule });
  });
});
