import { randomUUID } from 'node:crypto';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { SCANS, scansRecorded } from '../../src/domain/scans/events.ts';
import { packScans } from '../../src/domain/scans/pack.ts';
import type { EventStore, NewEvent } from '../../src/ports/event-store.ts';
import type { JsonObject } from '../../src/ports/json/json.ts';
import { codeOf } from '../measuring/numbered-code.ts';

const CHUNK = 500;
const SCANS_PER_EVENT = 10;

export function newEvent(type: string, data: JsonObject = {}, version = 1): NewEvent {
  const actor = { kind: 'system', id: null } as const;
  return { id: randomUUID(), type, version, at: new Date().toISOString(), actor, data };
}

interface Scans {
  /** How many journals the scans are in. */
  readonly journals: number;
  /** Of how many codes they are, in no order. Without it, of those that the log has. */
  readonly codes?: number;
}

/**
 * Returns what appends a realistic mix of so many events: four for each code, and one event in five holds ten scans. Each call goes on
 * behind the one before, and returns how many it has appended.
 */
export function seeder(
  store: EventStore,
  { journals, codes: scanned }: Scans = { journals: 1 },
): (events: number) => Promise<number> {
  const batchId = randomUUID();
  const ends = Array.from({ length: journals }, () => -1);
  let codes = 0;
  const append = async (count: number) => {
    const numbers = Array.from({ length: count }, (_, place) => codes + place);
    codes += count;
    await store.appendMany(
      numbers.map((number) => ({
        stream: QR_CODE.streamOf(codeOf(number)),
        expected: 'none',
        events: [
          newEvent('CodeGenerated', { batchId, index: number }),
          newEvent('CodeApproved'),
          newEvent('CodeClaimed', { userId: randomUUID() }),
          newEvent('CodeDisabled'),
        ],
      })),
    );
    for (const [slot, end] of ends.entries()) {
      const events = numbers.filter((number) => number % journals === slot);
      if (events.length === 0) continue;
      await store.append({
        stream: SCANS.streamOf(String(slot)),
        expected: end < 0 ? 'none' : end,
        events: events.map((number) => scansOf(number, scanned ?? codes)),
      });
      ends[slot] = end + events.length;
    }
  };
  return async (events) => {
    const before = codes;
    for (let left = Math.floor(events / 5); left > 0; left -= CHUNK) await append(Math.min(CHUNK, left));
    return 5 * (codes - before);
  };
}

const GOLDEN = 0x9e3779b1;
const scattered = (number: number): number => Math.imul(number, GOLDEN) >>> 0;

function scansOf(number: number, codes: number): NewEvent {
  const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
  const numbers = Array.from(
    { length: SCANS_PER_EVENT },
    (_, index) => scattered(number * SCANS_PER_EVENT + index) % codes,
  );
  const visits = numbers.map((each) => ({
    code: codeOf(each),
    at: Date.now(),
    client,
    referrer: 'www.example.com',
  }));
  return newEvent(scansRecorded.type, packScans(visits), scansRecorded.version);
}
