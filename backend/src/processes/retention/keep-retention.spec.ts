import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { SCANS } from '../../domain/scans/events.ts';
import { packScans } from '../../domain/scans/pack.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { follow } from '../projecting/follow-log.ts';
import { keepRetention } from './keep-retention.ts';

const OLD = '2026-01-01T00:00:00.000Z';
const PERIODS = { scansMonths: 3 };
const WORK_MS = 30;

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
  const client = { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' } as const;
  const data = packScans([{ code: 'CODE22', at: Date.parse(OLD), client, referrer: undefined }]);
  const event = () => ({
    type: 'ScansRecorded' as const,
    id: fixture.random.uuid(),
    at: OLD,
    actor: SYSTEM,
    data,
  });
  // A journal keeps its last event.
  for (const slot of ['0', '1', '2'])
    await fixture.log.append({ stream: SCANS.streamOf(slot), expected: 'none', events: [event(), event()] });
  await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  for (const projection of PROJECTIONS)
    await follow(fixture, projection, {
      signal: new AbortController().signal,
      onProgress: ({ caughtUp }) => !caughtUp,
    });
});
afterEach(() => fixture.close());

it('rests three times as long as it works, so that the scans of its thread are answered', async () => {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const [began, ended]: [number[], number[]] = [[], []];
  const besideRebuilds = async (work: () => Promise<void>) => {
    began.push(performance.now());
    while (performance.now() < (began.at(-1) ?? 0) + WORK_MS);
    await work();
    ended.push(performance.now());
    return true;
  };
  const kept = keepRetention({ ...fixture, kafka: undefined, besideRebuilds }, PERIODS, stop.signal);
  await expect.poll(() => ended.length, { timeout: 20_000 }).toBe(3);
  stop.abort();
  await kept;
  const rests = began.slice(1).map((at, place) => at - (ended[place] ?? 0));
  for (const rest of rests) expect(rest).toBeGreaterThan(3 * WORK_MS - 5);
});
