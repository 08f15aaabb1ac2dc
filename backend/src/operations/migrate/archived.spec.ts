import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventLog } from '../../log/event-log.ts';
import { auditIn } from '../../testing/audit-in.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { archivingIn, BEGIN, COUNTING, countsIn, recordScans } from '../../testing/scans/archiving.ts';
import { archiveJournals } from '../archive/archive-journals.ts';
import { compareEvents, copyEvents } from './events.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { signal } = new AbortController();
const quiet = () => undefined;

let source: Fixture;
let target: Fixture;
beforeEach(async () => {
  source = await openFixture();
  const opened = await openFixture();
  target = { ...opened, keys: source.keys, log: new EventLog(opened.events, source.keys) };
  for (const { store } of [source, target]) await store.prepare(COUNTING.map(({ definition }) => definition));
});
afterEach(async () => {
  await source.close();
  await target.close();
});

it('migrates a log whose scans were archived again and again, with all counts, and archives on', async () => {
  const context = archivingIn(source);
  const codes = ['0123456789', 'ABCDEFGHJK'];
  for (const round of [1, 2, 3]) {
    await recordScans(source, codes, { events: 60, batch: 'batch-1', after: (round - 1) * 60 });
    const before = new Date(BEGIN + round * 2 * DAY_MS).toISOString();
    await archiveJournals(context, { before, together: 2_048, signal });
  }
  await context.counted();
  const counts = await countsIn(source.store);
  await copyEvents(source.feed, target.events, new Map(), quiet);
  const { source: own, target: copied } = await compareEvents(source.feed, target.feed, quiet);
  expect(copied).toEqual(own);
  const copy = { ...archivingIn(target), at: context.at };
  await copy.counted();
  expect(await countsIn(target.store)).toEqual(counts);
  const faults = async () => {
    const results = await auditIn(target, COUNTING, { whole: true, archives: context.at });
    return results.filter(({ differences }) => differences > 0);
  };
  expect(await faults()).toEqual([]);
  await recordScans(target, codes, { events: 60, batch: 'batch-1', after: 180 });
  const before = new Date(BEGIN + 100 * DAY_MS).toISOString();
  expect(await archiveJournals(copy, { before, together: 2_048, signal })).toBe(2);
  expect(await faults()).toEqual([]);
});
