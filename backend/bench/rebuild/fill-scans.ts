import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { SCANS } from '../../src/domain/scans/events.ts';
import { packScans, type Visit } from '../../src/domain/scans/pack.ts';
import { openPorts } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import { codeOf } from '../measuring/numbered-code.ts';

/** Of a busy process so many scans arrive in a millisecond. */
const PER_MS = 10;
/** Scans of one append. */
const PER_APPEND = 16_384;
/** The codes were filled with scans in the first journal. */
const SLOT = '1';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const NEW_YEAR = Date.parse('2026-01-01T00:00:00.000Z');
const BATCH = randomUUID();
const SITES = [undefined, undefined, 'google.com', 't.co', 'instagram.com', 'facebook.com', 'bing.com'];
const CLIENTS: readonly Visit['client'][] = [
  ...['Mobile Safari', 'Chrome', 'Firefox'].map(
    (browser) => ({ device: 'mobile', os: 'iOS', browser }) as const,
  ),
  ...['Chrome', 'Firefox', 'Edge'].map((browser) => ({ device: 'mobile', os: 'Android', browser }) as const),
  ...['Chrome', 'Firefox', 'Edge'].map((browser) => ({ device: 'desktop', os: 'Windows', browser }) as const),
  { device: 'tablet', os: 'iOS', browser: 'Mobile Safari' },
];

/** Scans to fill a log with. */
export interface FilledScans {
  /** The codes that the log has. */
  readonly codes: number;
  readonly scans: number;
  /** The scans of an event: hundreds where a process is busy, one where scans are seconds apart. */
  readonly perEvent: number;
}

/** Fills a log with scans of a year, through the port of the log. Returns how long that took, in seconds. Throws `RangeError`. */
export async function fillScans(dataDir: string, filled: FilledScans): Promise<number> {
  const { scans, perEvent } = filled;
  if (!Number.isSafeInteger(perEvent) || perEvent < 1) throw new RangeError('an event has at least one scan');
  const config = readConfig({ DATA_DIR: join(dataDir) });
  const ports = await openPorts(config, 'http://localhost', pino({ level: 'silent' }));
  const began = performance.now();
  let expected: 'none' | number = 'none';
  for (let first = 0; first < scans; ) {
    const events = [];
    for (; events.length * perEvent < PER_APPEND && first < scans; first += perEvent) {
      const numbers = Array.from({ length: Math.min(perEvent, scans - first) }, (_, index) => first + index);
      const data = packScans(numbers.map((number) => visitOf(number, filled)));
      const at = new Date(NEW_YEAR + (first / scans) * YEAR_MS).toISOString();
      events.push({ type: 'ScansRecorded' as const, id: randomUUID(), at, actor: SYSTEM, data });
    }
    const appended = await ports.log.append({ stream: SCANS.streamOf(SLOT), expected, events });
    if (!appended.ok) throw new Error('another process appends to the journal');
    expected = appended.revision;
  }
  await ports.close();
  return (performance.now() - began) / 1000;
}

/** Any code is scanned as often as any other, in an order that never repeats. The events of a year have the same distance. */
const visitOf = (number: number, { codes, scans, perEvent }: FilledScans): Visit => ({
  code: codeOf(mixed(number) % codes),
  at:
    NEW_YEAR + Math.floor(((number - (number % perEvent)) / scans) * YEAR_MS + (number % perEvent) / PER_MS),
  client: pick(CLIENTS, mixed(~number)),
  referrer: SITES[mixed(number ^ 0x5555_5555) % SITES.length],
  batch: BATCH,
});

/** Returns a number of 32 bits that looks random, the same for the same one: a sequence that repeats would be compressed too well. */
function mixed(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x45d9_f3b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9_f3b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

function pick<T>(values: readonly T[], number: number): T {
  const value = values[number % values.length];
  if (value === undefined) throw new RangeError('there is nothing to pick from');
  return value;
}
