import { randomUUID } from 'node:crypto';
import { SHORT_CODE_ALPHABET } from '../../src/contract/short-codes/short-code.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { SCANS, scansRecorded } from '../../src/domain/scans/events.ts';
import { packScans } from '../../src/domain/scans/pack.ts';
import type { EventStore, NewEvent } from '../../src/ports/event-store.ts';
import type { JsonObject } from '../../src/ports/json.ts';

const CHUNK = 500;
const SCANS_PER_EVENT = 10;

export function newEvent(type: string, data: JsonObject = {}, version = 1): NewEvent {
  const actor = { kind: 'system', id: null } as const;
  return { id: randomUUID(), type, version, at: new Date().toISOString(), actor, data };
}

/** Returns a short code for a number. Different numbers have different codes. */
export function codeOf(number: number): string {
  const digit = (place: number) => SHORT_CODE_ALPHABET[Math.floor(number / 32 ** place) % 32] ?? '';
  return Array.from({ length: 10 }, (_, place) => digit(9 - place)).join('');
}

/** Fills a log with a realistic mix: four events for each code, and one event in five holds ten scans. */
export async function seed(store: EventStore, events: number): Promise<void> {
  const codes = Math.floor(events / 5);
  const batchId = randomUUID();
  for (let first = 0; first < codes; first += CHUNK) {
    const count = Math.min(CHUNK, codes - first);
    const numbers = Array.from({ length: count }, (_, index) => first + index);
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
    const journal = {
      stream: SCANS.streamOf(String(0)),
      expected: first === 0 ? ('none' as const) : first - 1,
    };
    await store.append({ ...journal, events: numbers.map((number) => scansOf(number, codes)) });
  }
}

function scansOf(number: number, codes: number): NewEvent {
  const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
  const numbers = Array.from({ length: SCANS_PER_EVENT }, (_, index) => (number * 7 + index * 31) % codes);
  const visits = numbers.map((each) => ({
    code: codeOf(each),
    at: Date.now(),
    client,
    referrer: 'www.example.com',
  }));
  return newEvent(scansRecorded.type, packScans(visits), scansRecorded.version);
}
