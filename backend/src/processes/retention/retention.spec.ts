import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskObjectStorage } from '../../adapters/disk/object-storage.ts';
import { handle } from '../../commands/handle.ts';
import type { RetentionPeriods } from '../../contract/legal/retention-periods.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { packScans } from '../../domain/scans/pack.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { auditIn } from '../../testing/audit-in.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { type Kind, type Lived, liveThreeYears } from '../../testing/three-years.ts';
import { removePersonalData } from '../erasure/remove-data.ts';
import { follow } from '../projecting/follow-log.ts';
import { rebuild } from '../projecting/rebuild.ts';
import { allDue, type Due } from './due.ts';
import { runRetention } from './run.ts';

const PERIODS: RetentionPeriods = {
  unverifiedDays: 30,
  withoutCodeMonths: 12,
  unusedYears: 2,
  scansMonths: 18,
  signInsMonths: 12,
};
const EACH = 20;
const MONTH = 31 * 24 * 60;

let fixture: Fixture;
let people: readonly Lived[];

beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  people = await liveThreeYears(fixture, EACH);
  await project();
});
afterEach(() => fixture.close());

/** Brings all read models up to the log. */
async function project(): Promise<void> {
  const { signal } = new AbortController();
  for (const projection of PROJECTIONS)
    await follow(fixture, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
}

const context = (stopsAt?: () => void) => ({
  ...fixture,
  besideRebuilds: async (work: () => Promise<void>) => {
    stopsAt?.();
    await work();
    return true;
  },
});
const signal = () => new AbortController().signal;

async function dryRun(): Promise<readonly Due[]> {
  const due: Due[] = [];
  for await (const one of allDue(fixture, PERIODS, fixture.clock.now())) due.push(one);
  return due;
}

async function run(): Promise<readonly Due[]> {
  const done: Due[] = [];
  await runRetention(context(), { periods: PERIODS, signal: signal(), onDone: (due) => void done.push(due) });
  await project();
  return done;
}

async function wholeLog(): Promise<readonly FeedEvent[]> {
  const all: FeedEvent[] = [];
  for await (const { events, caughtUp } of fixture.feed.subscribe({ after: 'start', signal: signal() })) {
    all.push(...events);
    if (caughtUp) break;
  }
  return all;
}

const kindsOf = (due: readonly Due[], what: Due['do']): Readonly<Partial<Record<Kind, number>>> => {
  const counts: Partial<Record<Kind, number>> = {};
  for (const one of due) {
    const person = one.do === what && 'userId' in one && people.find(({ userId }) => userId === one.userId);
    if (person) counts[person.kind] = (counts[person.kind] ?? 0) + 1;
  }
  return counts;
};

const documents = async (collection: string) => {
  const all: unknown[] = [];
  for await (const { id, body } of fixture.store.scan(collection)) all.push({ id, body });
  return all;
};
const figures = async () => [...(await documents('codes')), ...(await documents('scan-statistics'))];

/** What went between two looks at the log, in the words of a dry run. */
function gone(before: readonly FeedEvent[], after: readonly FeedEvent[]) {
  const kept = new Set(after.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const added = after.filter(({ id }) => !known.has(id));
  const keys = (type: string) =>
    added.flatMap((event) => (event.type === type ? (ACCOUNT.keyOf(event.stream) ?? []) : [])).sort();
  const removed = before.filter(({ id }) => !kept.has(id));
  return {
    asked: keys('AccountFoundUnused'),
    erased: keys('PersonErased'),
    removed: removed.map(({ stream, revision }) => `${stream} ${revision}`).sort(),
    others: added.filter(
      ({ type }) => !['AccountFoundUnused', 'ErasureExplained', 'PersonErased', 'ScansSummed'].includes(type),
    ),
  };
}

const revisions = (stream: string, from: number, upTo: number) =>
  Array.from({ length: upTo - from + 1 }, (_none, place) => `${stream} ${from + place}`);

/** The same of what a dry run names. */
function named(due: readonly Due[]) {
  const ids = (what: Due['do']) =>
    due.flatMap((one) => (one.do === what && 'userId' in one ? one.userId : [])).sort();
  const removed = due.flatMap((one) => {
    if (one.do === 'sum') return revisions(`scans-${one.slot}`, one.sums.from, one.sums.upTo);
    return one.do === 'forget'
      ? revisions(SIGN_INS.streamOf(one.userId), one.before - one.signIns, one.before - 1)
      : [];
  });
  return { asked: ids('ask'), erased: ids('erase'), removed: removed.sort(), others: [] };
}

describe('retention in a log of three years', () => {
  it('names in a dry run what goes, and nothing else changes', async () => {
    const before = await wholeLog();
    const due = await dryRun();
    expect(await wholeLog()).toEqual(before);
    expect(kindsOf(due, 'erase')).toEqual({ 'old sign-up': EACH });
    expect(kindsOf(due, 'ask')).toEqual({
      'verified long ago, without a code': EACH,
      'owner who is away': EACH,
    });
    const done = await run();
    expect(done).toEqual(due);
    const after = await wholeLog();
    expect(gone(before, after)).toEqual(named(due));
    const stays = new Set(after.map(({ id }) => id));
    expect(after.slice(0, before.filter(({ id }) => stays.has(id)).length)).toEqual(
      before.filter(({ id }) => stays.has(id)),
    );
    expect(named(due).removed.length).toBeGreaterThan(100);
  });

  it('does nothing in a second run', async () => {
    await run();
    const after = await wholeLog();
    expect(await dryRun()).toEqual([]);
    expect(await run()).toEqual([]);
    expect(await wholeLog()).toEqual(after);
  });

  it('goes on after it was stopped at any step, and ends the same', async () => {
    const due = await dryRun();
    const before = await wholeLog();
    const done: Due[] = [];
    const outcomes = new Set<string>();
    for (let steps = 0; ; steps += 1) {
      const stop = new AbortController();
      let left = 1 + (steps % 3);
      const step = () => {
        left -= 1;
        // Between a sum and the removal of its events, too.
        if (left < 0 && steps % 2 === 0) throw new Error('killed');
      };
      const onDone = (one: Due) => {
        done.push(one);
        if (left <= 0) stop.abort(new Error('killed'));
      };
      const counts = await runRetention(context(step), {
        periods: PERIODS,
        signal: stop.signal,
        onDone,
      }).catch((error: Error) => error.message);
      outcomes.add(typeof counts === 'string' ? counts : 'done');
      if (typeof counts !== 'string') break;
    }
    expect([...outcomes]).toEqual(['killed', 'done']);
    await project();
    expect(gone(before, await wholeLog())).toEqual(named(due));
    expect(done.length).toBe(due.length);
  });

  it('erases who was told and did not come, and keeps who did', async () => {
    await run();
    const away = people.filter(({ kind }) => kind === 'owner who is away');
    const [back, scanned] = away;
    fixture.pass(MONTH);
    const actor = { kind: 'user', id: back?.userId ?? '' } as const;
    await handle(fixture, SIGN_INS, actor, actor.id, { type: 'open', sessionId: 'session' });
    await fixture.log.append({
      stream: 'scans-7',
      expected: 'none',
      events: [
        {
          type: 'ScansRecorded',
          data: packScans([
            {
              code: scanned?.code ?? '',
              at: fixture.clock.now().getTime(),
              client: { device: 'mobile', os: 'iOS', browser: 'Safari' },
              referrer: undefined,
            },
          ]),
          id: crypto.randomUUID(),
          at: fixture.clock.now().toISOString(),
          actor: { kind: 'system', id: null },
        },
      ],
    });
    await project();
    const due = await dryRun();
    expect(kindsOf(due, 'erase')).toMatchObject({
      'verified long ago, without a code': EACH,
      'owner who is away': EACH - 2,
    });
    const before = await wholeLog();
    await run();
    expect(gone(before, await wholeLog())).toEqual(named(due));
    const files = await openDiskObjectStorage({
      folder: join(fixture.folder, 'files'),
      baseUrl: 'http://localhost',
      secret: Buffer.alloc(32, 1),
      clock: fixture.clock,
    });
    const [erased] = away.slice(2);
    await removePersonalData({ ...fixture, files }, erased?.userId ?? '', signal());
    expect((await fixture.log.load(ACCOUNT, erased?.userId ?? '')).state.erasure).toMatchObject({
      codes: 'close',
      removed: true,
    });
    await files.close();
  });

  it('changes no figure, also where the read models are made again', async () => {
    const before = await figures();
    await run();
    expect(await figures()).toEqual(before);
    expect((await auditIn(fixture, PROJECTIONS)).filter(({ differences }) => differences > 0)).toEqual([]);
    for (const projection of PROJECTIONS) await rebuild(fixture, projection, { signal: signal() });
    expect(await figures()).toEqual(before);
    // The next months go, in read models that were made of sums.
    fixture.pass(6 * MONTH);
    const next = await run();
    expect(next.map((due) => due.do)).toContain('sum');
    expect(await figures()).toEqual(before);
    for (const projection of PROJECTIONS) await rebuild(fixture, projection, { signal: signal() });
    expect(await figures()).toEqual(before);
    expect((await auditIn(fixture, PROJECTIONS)).filter(({ differences }) => differences > 0)).toEqual([]);
  });

  it('keeps of removed scans no time, no device and no site of a single one', async () => {
    await run();
    const sums = (await wholeLog()).filter(({ stream }) => SCAN_SUMS.keyOf(stream) !== undefined);
    expect(sums.length).toBeGreaterThan(1);
    expect(JSON.stringify(sums.map(({ data }) => data))).not.toMatch(/\d{13}|Safari|iOS/);
  });
});
