import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SCANS, type ScansData } from '../../src/domain/scans/events.ts';
import { packScans, type Visit } from '../../src/domain/scans/pack.ts';
import { EventCodec } from '../../src/log/codec.ts';
import type { OpenedEvent } from '../../src/log/opened-event.ts';
import { scanTally } from '../../src/operations/audit/scans/scan-tally.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import type { JsonObject } from '../../src/ports/json/json.ts';
import { ScanSum } from '../../src/processes/retention/scans/sum-scans.ts';
import { ScanRound } from '../../src/processes/webhooks/scan-round.ts';
import type { Target } from '../../src/processes/webhooks/targets.ts';
import { codesProjection } from '../../src/read-models/codes/project.ts';
import { foldTotals } from '../../src/read-models/scan-snapshot/totals.ts';
import { ScanWindow } from '../../src/read-models/scan-snapshot/window.ts';
import { scanStatisticsProjection } from '../../src/read-models/scan-statistics/project.ts';
import { packFirstVersion } from '../../src/testing/scans/scans.ts';
import { corpusKeys } from './corpus.ts';

const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');
const CLIENTS = [
  { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' },
  { device: 'desktop', os: 'Windows', browser: 'Firefox' },
  { device: 'other', os: 'Plan 9', browser: 'Abaco' },
] as const;
const TARGETS: readonly Target[] = [{ id: 'webhook', types: ['code.scanned'], paused: false }];

const visits: fc.Arbitrary<readonly Visit[]> = fc.array(
  fc.record(
    {
      code: fc.constantFrom('0123456789', '012345678A', 'menu'),
      at: fc.integer({ min: BEGIN, max: BEGIN + 4 * 24 * 60 * 60_000 }),
      client: fc.constantFrom(...CLIENTS),
      referrer: fc.constantFrom(undefined, 'example.com', 't.co'),
      batch: fc.constantFrom('one', 'two'),
    },
    { requiredKeys: ['code', 'at', 'client', 'referrer'] },
  ),
  { maxLength: 30 },
);
const codec = new EventCodec(corpusKeys());

async function opened(version: number, data: JsonObject, revision: number) {
  const at = new Date(BEGIN).toISOString();
  const meta = { id: `event-${revision}`, type: 'ScansRecorded', version, at, actor: SYSTEM };
  const event: OpenedEvent = await codec.decode({ ...meta, stream: SCANS.streamOf('0'), revision, data });
  if (!SCANS.recognises(event) || event.type !== 'ScansRecorded') throw new Error('no event of scans');
  return { ...meta, stream: SCANS.streamOf('0'), revision, data: event.data };
}

/** What read models, audits, snapshots, retention and webhooks make of events. */
function told(events: readonly (OpenedEvent & { readonly data: ScansData })[]) {
  const sum = new ScanSum();
  const round = new ScanRound();
  const window = new ScanWindow(1_000);
  for (const { stream, revision, id, data } of events) {
    sum.add(data);
    round.add({ id }, data, BEGIN);
    expect(window.add(stream, revision, data)).toBe(true);
  }
  const documents = [codesProjection, scanStatisticsProjection, scanTally].map((projection) =>
    projection.plan(events).fold([]),
  );
  const totals = Array.from(window.additions(), ({ by, id, changes }) =>
    foldTotals(by, id, undefined, changes()),
  );
  return { documents, totals, sums: sum.sums(0, events.length), messages: round.messages(TARGETS) };
}

it('say the same to all who read scans, whichever version stores them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visits, { maxLength: 4 }), async (all) => {
      const first = await Promise.all(all.map((some, place) => opened(1, packFirstVersion(some), place)));
      const second = await Promise.all(all.map((some, place) => opened(2, { ...packScans(some) }, place)));
      expect(told(second)).toEqual(told(first));
    }),
  );
});
