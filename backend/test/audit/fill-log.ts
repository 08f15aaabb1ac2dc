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
/** What a busy process writes together: each scan is of another code. */
const SCANS_OF_A_BUSY_EVENT = 512;
/** Days on which all codes are scanned at once, so that a code has a count for each of the days between. */
const BUSY_DAYS = [0, 45, 89];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Appends about `count` events through the embedded store, of codes and of scans, and projects them. Returns how many scans they have. */
export async function fillLog(fixture: Fixture, count: number): Promise<number> {
  await fixture.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  const stream = SCANS.streamOf('0');
  const codes: string[] = [];
  let expected: 'none' | number = 'none';
  let scans = 0;
  const append = async (events: readonly NewEvent[], scansOfEach: number) => {
    const outcome = await fixture.events.append({ stream, expected, events });
    if (!outcome.ok) throw new Error('another writer appends scans');
    expected = outcome.revision;
    scans += events.length * scansOfEach;
  };
  for (let events = 0; events < count; events += EVENTS_A_BATCH) {
    const batch = await generateBatch(fixture, ADMIN, CODES_A_BATCH);
    if (!batch.ok) throw new Error('no codes are generated');
    codes.push(...batch.value.codes);
    const at = fixture.clock.now().getTime();
    const events = Array.from({ length: EVENTS_AN_APPEND }, (_, place) =>
      scansOf(batch.value.codes, place * SCANS_AN_EVENT, SCANS_AN_EVENT, at),
    );
    await append(events, SCANS_AN_EVENT);
  }
  for (const day of BUSY_DAYS) {
    const at = fixture.clock.now().getTime() + day * DAY_MS;
    for (let first = 0; first < codes.length; first += SCANS_OF_A_BUSY_EVENT)
      await append([scansOf(codes, first, SCANS_OF_A_BUSY_EVENT, at)], SCANS_OF_A_BUSY_EVENT);
  }
  for (const projection of PROJECTIONS) {
    const { signal } = new AbortController();
    await follow(fixture, projection, { signal, onProgress: ({ caughtUp }) => !caughtUp });
  }
  return scans;
}

/** Returns an event with a scan each of `length` codes from the `first` one on. `at`: milliseconds since 1970. */
function scansOf(codes: readonly string[], first: number, length: number, at: number): NewEvent {
  const scans = Array.from({ length }, (_, place) => [codes[(first + place) % codes.length] ?? '', at, 0]);
  const visitors = [{ device: 'mobile', os: 'iOS', browser: 'Safari' }];
  return {
    id: randomUUID(),
    type: 'ScansRecorded',
    version: 1,
    at: new Date(at).toISOString(),
    actor: SYSTEM,
    data: { visitors, scans },
  };
}
