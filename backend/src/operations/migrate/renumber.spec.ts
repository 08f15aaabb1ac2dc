import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventLog } from '../../log/event-log.ts';
import { follow } from '../../processes/projecting/follow-log.ts';
import { runRetention } from '../../processes/retention/run.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { auditIn } from '../../testing/audit-in.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { liveThreeYears } from '../../testing/three-years.ts';
import { appendLines, eventsOf } from '../backup/log-lines.ts';
import { compareEvents, copyEvents } from './events.ts';

let source: Fixture;
/** Its log opens what the people of the source have sealed. */
let target: Fixture;
const quiet = () => undefined;

async function project(fixture: Fixture): Promise<readonly unknown[]> {
  const { signal } = new AbortController();
  const documents: unknown[] = [];
  await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  for (const projection of PROJECTIONS)
    await follow(fixture, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
  for (const name of ['codes', 'scan-statistics'])
    for await (const { id, body } of fixture.store.scan(name)) documents.push({ id, body });
  return documents;
}

async function truncate(): Promise<readonly unknown[]> {
  await liveThreeYears(source, 2);
  const before = await project(source);
  const besideRebuilds = async (work: () => Promise<void>) => {
    await work();
    return true;
  };
  const periods = { signInsMonths: 12, scansMonths: 18 };
  const { signal } = new AbortController();
  const counts = await runRetention({ ...source, besideRebuilds }, { periods, signal });
  expect(Math.min(counts.scans, counts.signIns)).toBeGreaterThan(5);
  return before;
}

beforeEach(async () => {
  source = await openFixture();
  const opened = await openFixture();
  target = { ...opened, keys: source.keys, log: new EventLog(opened.events, source.keys) };
});
afterEach(async () => {
  await source.close();
  await target.close();
});

it('migrates a log whose journals and sign-ins were truncated, with all counts', async () => {
  const before = await truncate();
  await copyEvents(source.feed, target.events, new Map(), quiet);
  const { source: own, target: copied } = await compareEvents(source.feed, target.feed, quiet);
  expect(copied).toEqual(own);
  expect(await project(target)).toEqual(before);
  expect((await auditIn(target, PROJECTIONS)).filter(({ differences }) => differences > 0)).toEqual([]);
});

it('restores such a log from the lines of a back-up, with all counts', async () => {
  const before = await truncate();
  const counted = { events: 0, position: '', handled: {} };
  await appendLines(
    eventsOf(source.feed, new Map(), counted),
    { store: target.events, feed: target.feed },
    {},
  );
  expect(await project(target)).toEqual(before);
  expect((await auditIn(target, PROJECTIONS)).filter(({ differences }) => differences > 0)).toEqual([]);
});
