import { mkdtemp, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import { follow } from '../../processes/projecting/follow-log.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { auditIn } from '../../testing/audit-in.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

// Each mark brings hundreds of small files to the disk.
vi.setConfig({ testTimeout: 300_000 });

const ADMIN = { kind: 'admin', id: 'root' } as const;
const CODES = 400;
/** The log is marked after each batch. */
const markEvery = 0;

let fixture: Fixture;
let folder: string;
let continued: (number | 'all')[];

beforeEach(async () => {
  fixture = await openFixture();
  folder = await mkdtemp(join(fixture.folder, 'interrupted-'));
  continued = [];
  await fill(fixture);
});
afterEach(() => fixture.close());

async function fill(target: Fixture): Promise<void> {
  await target.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  for (let batch = 0; batch < 2; batch += 1) await generateBatch(target, ADMIN, CODES);
  for (const projection of PROJECTIONS) {
    const { signal } = new AbortController();
    await follow(target, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
  }
}

/** A feed that goes away after some batches. */
function failingAfter({ feed }: Fixture, batches: number): EventFeed {
  let pulled = 0;
  return {
    ...feed,
    compare: (first, second) => feed.compare(first, second),
    share: (position, end) => feed.share(position, end),
    back: (before, page) => feed.back(before, page),
    async *subscribe(subscription) {
      for await (const batch of feed.subscribe(subscription)) {
        if (pulled === batches) throw new EngineUnavailable('test');
        pulled += 1;
        yield batch;
      }
    },
  };
}

const audit = (feed: EventFeed = fixture.feed) =>
  auditIn({ ...fixture, feed }, PROJECTIONS, { folder, markEvery, onContinued: (at) => continued.push(at) });

/** Audits in the same folder until one comes to an end. Returns its results. */
async function interruptedAgainAndAgain(batches: number) {
  for (let run = 0; run < 50; run += 1) {
    const results = await audit(failingAfter(fixture, batches)).catch((error: unknown) => {
      if (error instanceof EngineUnavailable) return undefined;
      throw error;
    });
    if (results) return results;
  }
  throw new Error('no audit came to an end');
}

it('goes on where it was interrupted, in the log and in the read models', async () => {
  const whole = await auditIn(fixture, PROJECTIONS);
  expect(await interruptedAgainAndAgain(1)).toEqual(whole);
  expect(whole.flatMap(({ examples }) => examples)).toEqual([]);
  // Once within the log, then in several read models.
  expect(continued.filter(Number)).not.toEqual([]);
  expect(continued.filter((at) => at === 'all').length).toBeGreaterThan(1);
});

it('finds what lies on both sides of an interruption', async () => {
  const db = new DatabaseSync(join(fixture.folder, 'events.db'), { timeout: 1000 });
  const [first, last] = ['min', 'max'].map((end) => `(SELECT ${end}(position) FROM events)`);
  db.prepare(
    `UPDATE events SET id = (SELECT id FROM events WHERE position = ${first}) WHERE position = ${last}`,
  ).run();
  db.close();
  const wrong = (await interruptedAgainAndAgain(1)).filter(({ differences }) => differences > 0);
  expect(wrong.map(({ name }) => name)).toEqual(['event ids are unique']);
});

it('starts over where its files are damaged', async () => {
  await expect(audit(failingAfter(fixture, 1))).rejects.toThrow(EngineUnavailable);
  const [some = ''] = await readdir(join(folder, 'ids'));
  await truncate(join(folder, 'ids', some), 1);
  expect(await audit()).toEqual(await auditIn(fixture, PROJECTIONS));
});

it('starts over where another log has been restored', async () => {
  await expect(audit(failingAfter(fixture, 1))).rejects.toThrow(EngineUnavailable);
  const restored = await openFixture();
  await fill(restored);
  const again: unknown[] = [];
  const options = { folder, markEvery, onContinued: (at: unknown) => again.push(at) };
  const results = await auditIn(restored, PROJECTIONS, options);
  expect(results.flatMap(({ examples }) => examples)).toEqual([]);
  expect(again).toEqual([]);
  await restored.close();
});

it('starts over a day after the interruption', async () => {
  await expect(audit(failingAfter(fixture, 1))).rejects.toThrow(EngineUnavailable);
  const file = join(folder, 'mark.json');
  const { madeAt, mark } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ madeAt: madeAt - 25 * 60 * 60_000, mark }));
  await audit();
  expect(continued).toEqual([]);
});
