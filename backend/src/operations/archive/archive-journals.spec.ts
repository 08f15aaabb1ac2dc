import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { EventLog } from '../../log/event-log.ts';
import { LeaseLost } from '../../ports/errors.ts';
import type { EventStore } from '../../ports/event-store.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { rebuild } from '../../processes/projecting/rebuild.ts';
import { sumScans } from '../../processes/retention/scans/carry-out-scans.ts';
import { dueScans } from '../../processes/retention/scans/due-scans.ts';
import { archivesIn } from '../../processes/scan-archives/archives-of.ts';
import { SCAN_SNAPSHOT } from '../../read-models/scan-snapshot/document.ts';
import { auditIn } from '../../testing/audit-in.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { archivingIn, BEGIN, COUNTING, countsIn, recordScans } from '../../testing/scans/archiving.ts';
import { archiveJournals } from './archive-journals.ts';
import { bringBack } from './bring-back.ts';
import { putAway } from './put-away.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const { signal } = new AbortController();
const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => new Date(BEGIN + days * DAY_MS).toISOString();
/** So few that a journal becomes several archives. */
const options = { before: dayAfter(2), together: 2_048, step: 10, signal };
const EVENTS = 64;

let fixture: Fixture;
let codes: readonly string[];
let batch: string;

beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare(COUNTING.map(({ definition }) => definition));
  const generated = await generateBatch(fixture, ADMIN, 12);
  if (!generated.ok) throw new Error('no codes were generated');
  codes = generated.value.codes;
  batch = generated.value.batchId;
});
afterEach(() => fixture.close());

const record = (events: number, after = 0) => recordScans(fixture, codes, { events, batch, after });

async function rebuilt(store = fixture.store) {
  for (const projection of COUNTING) await rebuild({ ...fixture, store }, projection, { signal });
  return countsIn(fixture.store);
}

/** The read store as if nobody had taken a snapshot of the journals. */
const withoutSnapshot = (): ReadStore => ({
  ...fixture.store,
  checkpoint: async (name, generation) =>
    name === SCAN_SNAPSHOT.name ? null : fixture.store.checkpoint(name, generation),
});

/** What an audit finds wrong, in one that reads the archives, too. */
async function faults(
  of: Parameters<typeof auditIn>[2] = { whole: true, archives: archivingIn(fixture).at },
  store = fixture.store,
) {
  const results = await auditIn({ ...fixture, store }, COUNTING, of);
  return results.filter(({ differences }) => differences > 0).flatMap(({ examples }) => examples);
}

const archives = () => archivesIn(fixture.log);
const journal = (slot: string) => Array.fromAsync(fixture.log.read(`scans-${slot}`));

describe('an archive of the scan journals', () => {
  it('takes old events out of the log, and leaves every count as it was', async () => {
    const scans = await record(EVENTS);
    const context = archivingIn(fixture);
    await context.counted();
    const before = await countsIn(fixture.store);
    expect(await archiveJournals(context, options)).toBe(2);
    expect((await journal('0')).filter(({ at }) => at < options.before)).toEqual([]);
    const kept = (await archives()).reduce((sum, archive) => sum + archive.scans, 0);
    expect(kept).toBeGreaterThan(scans / 2);
    await context.counted();
    expect(await countsIn(fixture.store)).toEqual(before);
    expect(await rebuilt()).toEqual(before);
    expect(await faults()).toEqual([]);
    expect(await faults({})).toEqual([]);
  });

  it('goes on with later scans as a chain, and leaves the last event of a journal', async () => {
    await record(EVENTS);
    const context = archivingIn(fixture);
    await archiveJournals(context, options);
    await record(EVENTS, EVENTS);
    await archiveJournals(context, { ...options, before: dayAfter(1_000) });
    expect(await archiveJournals(context, { ...options, before: dayAfter(1_000) })).toBe(0);
    expect(await journal('0')).toHaveLength(1);
    const [first, second] = (await archives()).filter(({ file }) => file.startsWith('scans-0/'));
    expect(second).toMatchObject({ before: first?.head, from: (first?.upTo ?? 0) + 1 });
    const before = await countsIn(fixture.store);
    expect(await rebuilt()).toEqual(before);
    expect(await faults()).toEqual([]);
  });

  it('makes files of no more scans than it is asked for', async () => {
    await record(EVENTS * 8);
    const context = archivingIn(fixture);
    await archiveJournals(context, { ...options, before: dayAfter(1_000), together: 64 * 4 });
    expect((await archives()).length).toBeGreaterThan(4);
    const before = await countsIn(fixture.store);
    expect(await rebuilt()).toEqual(before);
    expect(await faults()).toEqual([]);
  });

  it('is left alone by retention until it is whole', async () => {
    await record(EVENTS);
    await expect(killedAt(3)).rejects.toThrow('killed');
    const due = await Array.fromAsync(
      dueScans({ log: fixture.log, sumsFrom: async () => 0 }, dayAfter(1_000)),
    );
    expect(due.filter(({ slot }) => slot === '0')).toEqual([]);
  });
});

describe('an archive behind retention', () => {
  it('removes first what a run of retention has summed and left', async () => {
    await record(EVENTS);
    const context = archivingIn(fixture);
    await context.counted();
    const before = await countsIn(fixture.store);
    const interrupted = { ...fixture, besideRebuilds: async () => false };
    const due = dueScans({ log: fixture.log, sumsFrom: async () => 0 }, dayAfter(1));
    for await (const each of due) expect(await sumScans(interrupted, each)).toBe(false);
    await context.counted();
    expect(await archiveJournals(context, options)).toBe(2);
    expect((await archives()).map(({ from }) => from > 0)).toEqual([true, true]);
    expect(await rebuilt()).toEqual(before);
    expect(await faults()).toEqual([]);
  });

  it('is refused a sum that another has appended meanwhile, and refuses it', async () => {
    await record(EVENTS);
    const seen = dueScans({ log: fixture.log, sumsFrom: async () => 0 }, dayAfter(1));
    const due = (await Array.fromAsync(seen)).filter(({ slot }) => slot === '0');
    await expect(killedAt(3)).rejects.toThrow('killed');
    const events = (await Array.fromAsync(fixture.log.read('scan-sums-0'))).length;
    const retention = { ...fixture, besideRebuilds: async () => true };
    for (const each of due) expect(await sumScans(retention, each)).toBe(false);
    expect(due).not.toEqual([]);
    expect(await Array.fromAsync(fixture.log.read('scan-sums-0'))).toHaveLength(events);
  });
});

/** Archives with the death of the process at so many writes, of which the last one is done or not. */
async function killedAt(writes: number, isDone = true): Promise<number> {
  let left = writes;
  const killed = async <T>(write: () => Promise<T>): Promise<T> => {
    left -= 1;
    if (left > 0) return write();
    if (isDone && left === 0) await write();
    throw new Error('killed');
  };
  const events: EventStore = {
    ...fixture.events,
    append: (append) => killed(() => fixture.events.append(append)),
    truncate: (stream, before) => killed(() => fixture.events.truncate(stream, before)),
  };
  const context = archivingIn(fixture);
  const { place } = context.at;
  const write: typeof place.write = (...given) => killed(() => place.write(...given));
  return archiveJournals(
    {
      ...context,
      events,
      log: new EventLog(events, fixture.keys),
      at: { ...context.at, place: { ...place, write } },
    },
    options,
  );
}

describe('an archive that is killed', () => {
  it('leaves a sound log and exact counts after any of its writes, and is gone on with', async () => {
    await record(EVENTS);
    const context = archivingIn(fixture);
    await context.counted();
    const before = await countsIn(fixture.store);
    let kills = 0;
    for (let isOver = false; !isOver; )
      for (const isDone of [false, true]) {
        isOver = await killedAt(isDone ? 1 : 2, isDone).then(
          () => true,
          () => false,
        );
        if (isOver) break;
        kills += 1;
        expect(await faults({})).toEqual([]);
        expect(await faults()).toEqual([]);
        expect(await faults({}, withoutSnapshot())).toEqual([]);
        expect(await rebuilt()).toEqual(before);
        expect(await rebuilt(withoutSnapshot())).toEqual(before);
      }
    expect(kills).toBeGreaterThan(10);
    expect(await archives()).toHaveLength(2);
    expect(await faults()).toEqual([]);
  });
});

it('an archive stops before its sums where another may rebuild', async () => {
  await record(EVENTS);
  const context = archivingIn(fixture);
  const { place } = context.at;
  const lost = new AbortController();
  const write: typeof place.write = async (...given) => {
    await place.write(...given);
    lost.abort(new LeaseLost('rebuild'));
  };
  const archiving = archiveJournals(
    { ...context, at: { ...context.at, place: { ...place, write } } },
    { ...options, signal: lost.signal },
  );
  await expect(archiving).rejects.toThrow(LeaseLost);
  expect(await Array.fromAsync(fixture.log.read('scan-sums-0'))).toEqual([]);
  expect(await archives()).toEqual([]);
  expect(await archiveJournals(context, options)).toBe(2);
  expect(await faults()).toEqual([]);
});

describe('a changed byte', () => {
  it('of an archive is found, and its scans do not come back', async () => {
    await record(EVENTS);
    const context = archivingIn(fixture);
    await archiveJournals(context, options);
    const folder = join(fixture.folder, 'archives', 'scans-0');
    const [name = ''] = await readdir(folder);
    const bytes = await readFile(join(folder, name));
    for (const place of [0, 20, bytes.length >> 1, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await writeFile(join(folder, name), changed);
      const found = await faults();
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`scans-0/${name}`);
      await expect(bringBack(context, { since: dayAfter(0), before: dayAfter(9) })).rejects.toThrow(name);
    }
    await writeFile(join(folder, name), bytes);
    expect(await faults()).toEqual([]);
  });
});

describe('a come-back', () => {
  const period = { since: dayAfter(0), before: dayAfter(9) };

  it('puts every event beside the counts, also where it was killed, and away again', async () => {
    await record(EVENTS);
    const whole = [...(await journal('0')), ...(await journal('1'))];
    const context = archivingIn(fixture);
    await archiveJournals(context, options);
    const before = await rebuilt();
    const kill = async () => {
      let left = 2;
      const append: EventStore['append'] = async (given) => {
        left -= 1;
        if (left <= 0) throw new Error('killed');
        return fixture.events.append(given);
      };
      const log = new EventLog({ ...fixture.events, append }, fixture.keys);
      await bringBack({ ...context, log }, period);
    };
    await expect(kill()).rejects.toThrow('killed');
    await bringBack(context, period);
    expect(await bringBack(context, period)).toBe(0);
    const back = [
      ...(await Array.fromAsync(fixture.log.read('returned-scans-0'))),
      ...(await Array.fromAsync(fixture.log.read('returned-scans-1'))),
    ].flatMap(({ type, data }) => (type === 'ScansReturned' ? [data['id']] : []));
    expect(back).toEqual(whole.filter(({ at }) => at < options.before).map(({ id }) => id));
    expect(await rebuilt()).toEqual(before);
    expect(await faults()).toEqual([]);
    expect(await putAway(context)).toBe(back.length);
    expect(await putAway(context)).toBe(0);
    expect(await rebuilt()).toEqual(before);
    expect(await faults()).toEqual([]);
    expect(await bringBack(context, period)).toBeGreaterThan(0);
  });
});
