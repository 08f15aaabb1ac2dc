import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { PRODUCT } from '../../src/domain/event.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { SCANS, type Scan } from '../../src/domain/scans/events.ts';
import { openPorts } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import { codeOf } from '../engines/seed.ts';

const CHUNK = 500;
/** One code in so many has a name and a link, one is approved, and one is scanned. */
const [NAMED, APPROVED, SCANNED] = [10, 2, 3];
const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_YEAR = Date.parse('2026-01-01T00:00:00.000Z');

/** The last of so many codes. */
export const LAST_CODE = (codes: number): string => codeOf(codes - 1);

/** Fills a log with codes of a year. */
export async function fillCodes(dataDir: string, codes: number): Promise<void> {
  const config = readConfig({ DATA_DIR: join(dataDir) });
  const ports = await openPorts(config, 'http://localhost', pino({ level: 'silent' }));
  for (let first = 0; first < codes; first += CHUNK) {
    const at = new Date(NEW_YEAR + (first / codes) * 365 * DAY_MS).toISOString();
    const numbers = Array.from({ length: Math.min(CHUNK, codes - first) }, (_, index) => first + index);
    await ports.log.appendMany(
      numbers.map((number) => ({
        stream: QR_CODE.streamOf(codeOf(number)),
        expected: 'none',
        events: eventsOf(number).map((event) => ({ ...event, id: randomUUID(), at, actor: SYSTEM })),
      })),
    );
    const scanned = numbers.filter((number) => number % SCANNED === 0);
    await ports.log.append({
      stream: `${SCANS.prefix}bench`,
      expected: first === 0 ? 'none' : first / CHUNK - 1,
      events: [{ ...scansOf(scanned, Date.parse(at)), id: randomUUID(), at, actor: SYSTEM }],
    });
  }
  await ports.close();
}

function scansOf(numbers: readonly number[], at: number) {
  const visitors = [{ device: 'mobile' as const, os: 'iOS', browser: 'Mobile Safari' }];
  const scans = numbers.map((number): Scan => [codeOf(number), at, 0]);
  return { type: 'ScansRecorded' as const, data: { visitors, scans } };
}

function eventsOf(number: number) {
  const link = `https://shop.example/items/${number}`;
  return [
    { type: 'CodeGenerated', data: { batchId: 'batch', index: number } },
    ...(number % APPROVED === 0 ? [{ type: 'CodeApproved', data: {} }] : []),
    ...(number % NAMED === 0
      ? [
          { type: 'CodeNamed', data: { person: PRODUCT, name: `Blue bag ${number}` } },
          {
            type: 'ContentSaved',
            data: { person: PRODUCT, infoType: 'link', content: { infoType: 'link', link } },
          },
        ]
      : []),
  ];
}
