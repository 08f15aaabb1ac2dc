import { randomUUID } from 'node:crypto';
import { generateBatch } from '../../src/commands/codes/generate-batch.ts';
import { SCANS } from '../../src/domain/scans/events.ts';
import { type NewEvent, SYSTEM } from '../../src/ports/event-store.ts';
import { follow } from '../../src/processes/projecting/follow-log.ts';
import { PROJECTIONS } from '../../src/read-models/index.ts';
import type { Fixture } from '../../src/testing/fixture.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const CODES_A_BATCH = 1000;
/** Four of five events are of codes. */
const EVENTS_A_BATCH = 1250;
const SCANS_AN_EVENT = 4;
const EVENTS_AN_APPEND = 250;

/** Appends about `count` events through the embedded store, of codes and of scans, and projects them. */
export async function fillLog(fixture: Fixture, count: number): Promise<void> {
  await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  const stream = SCANS.streamOf('0');
  let expected: 'none' | number = 'none';
  for (let events = 0; events < count; events += EVENTS_A_BATCH) {
    const batch = await generateBatch(fixture, ADMIN, CODES_A_BATCH);
    const scans = Array.from({ length: EVENTS_AN_APPEND }, (_, at) =>
      scansOf(batch.ok ? batch.value.codes : [], at, fixture.clock.now()),
    );
    const outcome = await fixture.events.append({ stream, expected, events: scans });
    if (!outcome.ok) throw new Error('another writer appends scans');
    expected = outcome.revision;
  }
  for (const projection of PROJECTIONS) {
    const { signal } = new AbortController();
    await follow(fixture, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
  }
}

function scansOf(codes: readonly string[], at: number, now: Date): NewEvent {
  const scans = Array.from({ length: SCANS_AN_EVENT }, (_, place) => [
    codes[(at * SCANS_AN_EVENT + place) % codes.length] ?? '',
    now.getTime(),
    0,
  ]);
  const visitors = [{ device: 'mobile', os: 'iOS', browser: 'Safari' }];
  const data = { visitors, scans };
  return { id: randomUUID(), type: 'ScansRecorded', version: 1, at: now.toISOString(), actor: SYSTEM, data };
}
