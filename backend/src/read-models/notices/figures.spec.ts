import { afterEach, beforeEach, expect, it } from 'vitest';
import { PRODUCT } from '../../domain/event.ts';
import type { NoticeDecision, NoticeEvent, NoticeReason } from '../../domain/notice/events.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { NOTICES } from './document.ts';
import { firstYear, noticeFigures } from './figures.ts';
import { noticesProjection } from './project.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare([NOTICES]);
});
afterEach(() => fixture.close());

type At = readonly [at: string, event: NoticeEvent];

let notices = 0;
/** Commits what happened to one notice. */
async function happened(...events: readonly At[]): Promise<void> {
  notices += 1;
  const stream = NOTICE.streamOf(`N-0000-${String(notices).padStart(4, '0')}`);
  const stored = events.map(([at, event], revision) => ({
    ...event,
    id: `${stream}-${revision}`,
    version: 1,
    stream,
    revision,
    at: `${at}:00.000Z`,
    actor: SYSTEM,
  }));
  const writes = noticesProjection.plan(stored).fold([]);
  const { name: collection, version } = NOTICES;
  await fixture.store.commit({ collection, version, from: null, writes });
}

const about = { code: '7K3M9QWX2P', revision: 4, infoType: 'memories' } as const;
const received = (reason: NoticeReason): NoticeEvent => ({
  type: 'NoticeReceived',
  data: {
    person: 'N',
    ...about,
    reason,
    words: 'Ada',
    name: 'Ada',
    email: 'ada@example.com',
    language: 'de',
  },
});
const opened: NoticeEvent = { type: 'HouseNoticeOpened', data: about };
const decided = (decision: NoticeDecision, ground: 'law' | 'house', rule = 'Rule'): NoticeEvent => ({
  type: 'NoticeDecided',
  data: { person: PRODUCT, decision, ground, rule, words: 'Words', by: 'eve' },
});
const stated: NoticeEvent = { type: 'ReasonsStated', data: { owner: 'rosa' } };
const passed: NoticeEvent = { type: 'DecisionPassedOn', data: { owner: 'max' } };
const contested = (person: string): NoticeEvent => ({
  type: 'NoticeContested',
  data: { person, words: 'No' },
});
const dismissed = (owner?: string): NoticeEvent => ({
  type: 'ObjectionDismissed',
  data: { person: PRODUCT, words: 'Yes', by: 'eve', ...(owner === undefined ? {} : { owner }) },
});
const reversed: NoticeEvent = { type: 'DecisionReversed', data: { person: PRODUCT, words: '', by: 'eve' } };

const figuresOf = (year: number) => noticeFigures(fixture.store, year);
const nothing = { law: 0, house: 0, unnamed: 0 };

it('has no figures of a year in which nothing happened', async () => {
  expect(await firstYear(fixture.store)).toBeUndefined();
  const { received: byReason, decided: byDecision, ...rest } = await figuresOf(2026);
  expect(byReason.map(({ count }) => count)).toEqual(byReason.map(() => 0));
  expect(byDecision).toEqual(
    (['dismiss', 'restrict', 'disable', 'delete'] as const).map((decision) => ({ decision, ...nothing })),
  );
  expect(rest).toMatchObject({
    decideSeconds: null,
    objections: { received: 0, dismissed: 0, upheld: 0, answerSeconds: null },
  });
});

it('counts notices by reason, and decisions by what they do and rest on', async () => {
  await happened(['2026-01-01T00:00', received('fraud')], ['2026-01-01T01:00', decided('dismiss', 'house')]);
  await happened(['2026-03-01T00:00', received('fraud')], ['2026-03-01T03:00', decided('disable', 'law')]);
  await happened(['2026-12-31T23:59', received('hate')]);
  await happened(['2026-05-01T00:00', opened], ['2026-05-01T00:00', decided('restrict', 'law')]);
  await happened(['2026-05-01T00:00', opened], ['2026-05-01T00:00', decided('delete', 'house', '')]);
  const figures = await figuresOf(2026);
  expect(Object.fromEntries(figures.received.map(({ reason, count }) => [reason, count]))).toMatchObject({
    fraud: 2,
    hate: 1,
    privacy: 0,
  });
  expect(figures.answered).toBe(2);
  expect(figures.decided).toEqual([
    { decision: 'dismiss', ...nothing, house: 1 },
    { decision: 'restrict', ...nothing },
    { decision: 'disable', ...nothing, law: 1 },
    { decision: 'delete', ...nothing },
  ]);
  expect(figures.unasked).toContainEqual({ decision: 'restrict', ...nothing, law: 1 });
  expect(figures.unasked).toContainEqual({ decision: 'delete', ...nothing, unnamed: 1 });
  // One and three hours: decisions of the house answer nobody.
  expect(figures.decideSeconds).toBe(2 * 3600);
  expect(await firstYear(fixture.store)).toBe(2026);
});

it('counts what happened in each year, by the time in UTC', async () => {
  await happened(
    ['2025-12-31T23:00', received('fraud')],
    ['2026-01-01T01:00', decided('disable', 'law')],
    ['2026-01-01T01:00', stated],
    ['2026-12-31T01:00', contested('rosa')],
    ['2027-01-01T01:00', reversed],
  );
  const years = await Promise.all([2025, 2026, 2027].map(figuresOf));
  const seen = years.map(({ answered, decideSeconds, objections, overturned, reversed: taken }) => ({
    answered,
    decideSeconds,
    objections,
    overturned,
    taken,
  }));
  const none = { received: 0, dismissed: 0, upheld: 0, answerSeconds: null };
  expect(seen).toEqual([
    { answered: 1, decideSeconds: null, objections: none, overturned: 0, taken: 0 },
    { answered: 0, decideSeconds: 7200, objections: { ...none, received: 1 }, overturned: 1, taken: 0 },
    {
      answered: 0,
      decideSeconds: null,
      objections: { ...none, upheld: 1, answerSeconds: 24 * 3600 },
      overturned: 0,
      taken: 1,
    },
  ]);
});

it('counts each objection to a decision that went on to another owner', async () => {
  const begun: readonly At[] = [
    ['2026-01-01T00:00', received('fraud')],
    ['2026-01-02T00:00', decided('restrict', 'law')],
    ['2026-01-02T00:00', stated],
    ['2026-01-03T00:00', contested('rosa')],
    ['2026-01-04T00:00', dismissed()],
    ['2026-01-05T00:00', passed],
    ['2026-01-06T00:00', contested('max')],
  ];
  await happened(...begun);
  await happened(...begun, ['2026-01-07T00:00', reversed]);
  await happened(...begun, ['2026-01-08T00:00', dismissed('max')]);
  const { objections, reversed: taken } = await figuresOf(2026);
  expect(objections).toEqual({ received: 6, dismissed: 4, upheld: 1, answerSeconds: 24 * 3600 });
  expect(taken).toBe(1);
});
