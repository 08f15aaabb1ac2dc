import { describe, expect, it } from 'vitest';
import { PRODUCT } from '../../domain/event.ts';
import type { NoticeEvent } from '../../domain/notice/events.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { openFixture } from '../../testing/fixture.ts';
import { NOTICES } from './document.ts';
import { noticesProjection } from './project.ts';
import { decisionsFor, listNotices } from './queries.ts';

const ONE = 'N-7ZK3-M9QW';
const TWO = 'N-0000-0000';
const received = (person: string, code: string): NoticeEvent => ({
  type: 'NoticeReceived',
  data: {
    person,
    code,
    revision: 4,
    infoType: 'memories',
    reason: 'privacy',
    words: 'That is my daughter',
    name: 'Ada Byron',
    email: 'ada@example.com',
    language: 'de',
  },
});
const decided: NoticeEvent = {
  type: 'NoticeDecided',
  data: {
    person: PRODUCT,
    decision: 'disable',
    ground: 'law',
    rule: 'Section 22',
    words: 'No consent',
    by: 'eve',
  },
};
const stated: NoticeEvent = { type: 'ReasonsStated', data: { owner: 'rosa' } };

const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
const stored = (id: string, ...events: readonly NoticeEvent[]) =>
  events.map((event, revision) => ({
    ...event,
    id: `${id}-${revision}`,
    version: 1,
    stream: NOTICE.streamOf(id),
    revision,
    at: at(21 + revision),
    actor: SYSTEM,
  }));

const contested: NoticeEvent = { type: 'NoticeContested', data: { person: 'rosa', words: 'She agreed' } };

describe('the list of notices', () => {
  it('opens a contested one again, until it is answered', () => {
    const answers: NoticeEvent[] = [
      { type: 'ObjectionDismissed', data: { person: PRODUCT, words: 'No', by: 'eve' } },
      { type: 'DecisionReversed', data: { person: PRODUCT, words: 'Yes', by: 'eve' } },
    ];
    const before = [received(ONE, '7K3M9QWX2P'), decided, stated, contested];
    const [open] = noticesProjection.plan(stored(ONE, ...before)).fold([]);
    expect(open?.body).toMatchObject({
      status: 'contested',
      waits: true,
      decision: 'disable',
      owners: ['rosa'],
    });
    for (const answer of answers) {
      const [write] = noticesProjection.plan(stored(ONE, ...before, answer)).fold([]);
      const isReversed = answer.type === 'DecisionReversed';
      expect(write?.body).toMatchObject({ status: 'decided', waits: false, reversed: isReversed });
      expect(JSON.stringify(write)).not.toContain('agreed');
    }
  });

  it('shows what is contested before what is new', async () => {
    const { store, close } = await openFixture();
    try {
      await store.prepare([NOTICES]);
      const events = [
        ...stored(TWO, received(TWO, '7K3M9QWX2Q')).map((event) => ({ ...event, at: at(28) })),
        ...stored(ONE, received(ONE, '7K3M9QWX2P'), decided, stated, contested),
      ];
      const writes = noticesProjection.plan(events).fold([]);
      await store.commit({ collection: NOTICES.name, version: NOTICES.version, from: null, writes });
      for (const sort of ['-receivedAt', 'receivedAt']) {
        const page = await listNotices(store, { status: 'open', sort, limit: 10, skip: 0 });
        expect(page.rows.map(({ id }) => id)).toEqual([ONE, TWO]);
      }
    } finally {
      await close();
    }
  });

  it('knows what a notice is about, and nothing of the people', () => {
    const [write] = noticesProjection.plan(stored(ONE, received(ONE, '7K3M9QWX2P'))).fold([]);
    expect(write).toMatchObject({
      id: ONE,
      body: {
        code: '7K3M9QWX2P',
        infoType: 'memories',
        reason: 'privacy',
        receivedAt: at(21),
        status: 'open',
        decision: null,
        decidedAt: null,
      },
    });
    expect(JSON.stringify(write)).not.toMatch(/Ada|ada|daughter/);
  });

  it('knows the decision, and not its words', () => {
    const events = stored(ONE, received(ONE, '7K3M9QWX2P'), decided, stated, {
      type: 'ReporterForgotten',
      data: {},
    });
    const [write] = noticesProjection.plan(events).fold([]);
    expect(write?.body).toMatchObject({ status: 'decided', decision: 'disable', decidedAt: at(22) });
    expect(JSON.stringify(write)).not.toMatch(/Section|consent/);
  });

  it('is filtered by state and code, and sorted by time', async () => {
    const { store, close } = await openFixture();
    try {
      await store.prepare([NOTICES]);
      const events = [
        ...stored(ONE, received(ONE, '7K3M9QWX2P'), decided, stated),
        ...stored(TWO, received(TWO, '7K3M9QWX2Q')).map((event) => ({ ...event, at: at(23) })),
      ];
      await store.commit({
        collection: NOTICES.name,
        version: NOTICES.version,
        from: null,
        writes: noticesProjection.plan(events).fold([]),
      });
      const ids = async (filter: object, sort = '-receivedAt') => {
        const { total, rows } = await listNotices(store, { ...filter, sort, limit: 10, skip: 0 });
        return [total, ...rows.map(({ id }) => id)];
      };
      expect(await ids({})).toEqual([2, TWO, ONE]);
      expect(await ids({}, 'receivedAt')).toEqual([2, ONE, TWO]);
      expect(await ids({ status: 'open' })).toEqual([1, TWO]);
      expect(await decisionsFor(store, 'rosa', 10)).toEqual([ONE]);
      expect(await ids({ status: 'decided' })).toEqual([1, ONE]);
      expect(await ids({ code: '7K3M9QWX2P', status: 'open' })).toEqual([0]);
    } finally {
      await close();
    }
  });
});
