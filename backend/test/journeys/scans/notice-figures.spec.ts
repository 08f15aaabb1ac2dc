// @built-apps web-public

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeNumber } from '../../../src/contract/notices/notice-number.ts';
import type { NoticeReport } from '../../../src/contract/notices/report.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { submitForm } from '../harness/forms.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { randomClientAddress } from '../harness/random-client-address.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

const reasons = { ground: 'law', rule: 'Section 22 KUG', words: 'Shown without consent' } as const;

onEveryComposition('what is told of notices', (given) => {
  let owner: Person;
  let code: string;
  beforeEach(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    await savePage(owner, code, { title: 'My enemy' });
  });

  const staff = async () => (await given.admin()).browser;
  const year = String(new Date().getUTCFullYear());
  const present = async () => (await staff()).call(ROUTES.noticeReport, { query: { year } });
  let email: string;

  async function report(): Promise<string> {
    email = `reporter-${randomClientAddress().replaceAll('.', '-')}@journeys.example`;
    const fields = {
      reason: 'privacy',
      words: 'My daughter',
      name: 'Eve Reporter',
      email,
      goodFaith: 'true',
    };
    const headers = { 'x-forwarded-for': randomClientAddress(), 'accept-language': 'de' };
    const sent = await submitForm(given.browser(), `/report/${code}`, fields, headers);
    const address = new URL(sent.headers.get('location') ?? '', 'http://x');
    return NoticeNumber.parse(address.searchParams.get('received'));
  }
  /** What a report has more than an earlier one. */
  const added = (before: NoticeReport, after: NoticeReport) => {
    const privacy = ({ received }: NoticeReport) =>
      received.byReason.find(({ reason }) => reason === 'privacy')?.count ?? 0;
    const by = (decision: string, ground: 'law' | 'house', of: 'decided' | 'ownInitiative') => {
      const count = (one: NoticeReport) =>
        one[of].byDecision.find((each) => each.decision === decision)?.[ground] ?? 0;
      return count(after) - count(before);
    };
    return {
      received: after.received.total - before.received.total,
      privacy: privacy(after) - privacy(before),
      waiting: after.received.waiting - before.received.waiting,
      decided: after.decided.total - before.decided.total,
      restrictedByLaw: by('restrict', 'law', 'decided'),
      own: after.ownInitiative.total - before.ownInitiative.total,
      ownDisabledByLaw: by('disable', 'law', 'ownInitiative'),
      objections: after.objections.received - before.objections.received,
      upheld: after.objections.upheld - before.objections.upheld,
      reversed: after.reversed - before.reversed,
      restricting: after.errors.restricting - before.errors.restricting,
      overturned: after.errors.overturned - before.errors.overturned,
    };
  };

  it('the report of a year counts notices, decisions, objections and reversals', async () => {
    const before = await present();
    const { call } = await staff();
    const [one] = [await report(), await report()];
    const params = { id: one };
    await call(ROUTES.decideNotice, { params, body: { decision: 'restrict', ...reasons } });
    await owner.browser.call(ROUTES.contestDecision, {
      params: { number: one },
      body: { words: 'She agreed' },
    });
    await call(ROUTES.reverseDecision, { params, body: { words: 'We were wrong' } });
    await call(ROUTES.decideCode, { params: { id: code }, body: { decision: 'disable', ...reasons } });
    const after = await present();
    expect(added(before, after)).toEqual({
      received: 2,
      privacy: 2,
      waiting: 1,
      decided: 1,
      restrictedByLaw: 1,
      own: 1,
      ownDisabledByLaw: 1,
      objections: 1,
      upheld: 1,
      reversed: 1,
      restricting: 2,
      overturned: 1,
    });
    expect(after).toMatchObject({
      year: Number(year),
      soFar: true,
      received: { byTrustedFlaggers: 0 },
      decided: { automated: 0 },
    });
    expect(after.years.slice(0, 2)).toEqual([Number(year), Number(year) - 1]);
    expect(after.decided.medianSeconds).not.toBeNull();

    // The figures stay, and never name anybody.
    await call(ROUTES.eraseUser, {
      params: { id: owner.user._id },
      body: { codes: 'release', reason: 'Asked by letter' },
    });
    const left = await present();
    expect(added(before, left)).toEqual(added(before, after));
    for (const name of [email, 'Eve', owner.email, owner.user._id, 'KUG', 'consent'])
      expect(JSON.stringify(left)).not.toContain(name);
  });

  it('the report is that of the last full year where none is named, and of no other text', async () => {
    const { call } = await staff();
    const last = await call(ROUTES.noticeReport, { query: {} });
    expect(last).toMatchObject({ year: Number(year) - 1, soFar: false, received: { total: 0 } });
    expect(last.decided.medianSeconds).toBeNull();
    for (const odd of ['26', '1999', '2026x', '=1+1']) {
      const refused = call(ROUTES.noticeReport, { query: { year: odd } });
      expect((await refusalOf(refused)).code).toBe('invalid_input');
    }
    const printer = await given.as('printer');
    const forbidden = printer.browser.call(ROUTES.noticeReport, { query: {} });
    expect((await refusalOf(forbidden)).code).toBe('forbidden');
  });

  describe('the story of a decision', () => {
    let number: string;

    it('tells everything in order: who, when, why, and which mails', async () => {
      number = await report();
      await savePage(owner, code, { title: 'My friend' });
      const { call } = await staff();
      const params = { id: number };
      await call(ROUTES.decideNotice, { params, body: { decision: 'disable', ...reasons } });
      await owner.browser.call(ROUTES.contestDecision, { params: { number }, body: { words: 'She agreed' } });
      await call(ROUTES.dismissObjection, { params, body: { words: 'We stay with it' } });
      await call(ROUTES.reverseDecision, { params, body: { words: 'We were wrong' } });
      const story = await vi.waitFor(async () => {
        const read = await call(ROUTES.noticeStory, { params });
        const mails = read.steps.flatMap(({ mail }) => (mail ? [mail.state] : []));
        expect(mails).toEqual(mails.map(() => 'sent'));
        return read;
      }, SOON);
      const admin = { email: (await given.admin()).email };
      expect(story.steps).toMatchObject([
        {
          kind: 'received',
          reason: 'privacy',
          words: 'My daughter',
          reporter: { name: 'Eve Reporter', email, language: 'de' },
          mail: { to: null },
        },
        { kind: 'decided', decision: 'disable', ...reasons, by: admin, mail: { to: null } },
        { kind: 'reasonsStated', mail: { to: { email: owner.email } } },
        { kind: 'contested', by: { email: owner.email }, words: 'She agreed', mail: null },
        { kind: 'objectionDismissed', by: admin, mail: { to: { email: owner.email } } },
        { kind: 'reversed', by: admin, words: 'We were wrong', mail: { to: null } },
        { kind: 'reversalStated', mail: { to: { email: owner.email } } },
      ]);
      expect(story.steps.map(({ at }) => at)).toEqual(story.steps.map(({ at }) => at).toSorted());
      expect(story.past?.storedInfo).toMatchObject({ memories: { title: 'My enemy' } });
      expect(story.present?.storedInfo).toMatchObject({ memories: { title: 'My friend' } });

      const auditor = await given.auditor();
      const masked = await auditor.browser.call(ROUTES.noticeStory, { params });
      for (const hidden of [email, 'Eve', 'daughter', 'KUG', 'agreed', owner.email])
        expect(JSON.stringify(masked.steps)).not.toContain(hidden);
      expect(masked.steps.map(({ kind }) => kind)).toEqual(story.steps.map(({ kind }) => kind));
      const unknown = call(ROUTES.noticeStory, { params: { id: 'N-0000-0000' } });
      expect((await refusalOf(unknown)).code).toBe('unknown_notice');
      const stranger = owner.browser.call(ROUTES.noticeStory, { params });
      expect((await refusalOf(stranger)).code).toBe('forbidden');
    });

    it('that nobody asked for begins with who decided', async () => {
      const { call } = await staff();
      const body = { decision: 'restrict', ...reasons } as const;
      const decided = await call(ROUTES.decideCode, { params: { id: code }, body });
      const { steps } = await call(ROUTES.noticeStory, {
        params: { id: NoticeNumber.parse(decided.number) },
      });
      const admin = { email: (await given.admin()).email };
      expect(steps).toMatchObject([
        { kind: 'opened', by: admin, mail: null, reporter: null },
        { kind: 'decided', by: admin, mail: null, ...reasons },
        { kind: 'reasonsStated', mail: { to: { email: owner.email } } },
      ]);
    });
  });
});
