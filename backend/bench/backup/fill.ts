import { randomBytes, randomFillSync, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import pMap from 'p-map';
import { SCANS } from '../../src/domain/scans/events.ts';
import type { Ports } from '../../src/main/ports.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import { nameInstallation, withPorts } from '../../test/backups/backed-up.ts';
import { fillCodes, UNTIL } from '../console/fill-codes.ts';
import { scanEvents } from '../console/filled-scans.ts';

const MB = 1e6;
const CHUNK = 256 * 1024;
const AT_ONCE = 8;
/** Bytes of a small file: a picture of a width. */
const SMALL = 5000;
/** Megabytes of the least large file, and how far the others are above it. */
const [LEAST, SPREAD] = [50, 251];
/** Codes that are scanned together, and the journal of another process than that of the codes. */
const [TOGETHER, SLOT] = [10_000, '1'];

export interface Amounts {
  readonly codes: number;
  readonly scans: number;
  /** Files of 5 KB. */
  readonly small: number;
  /** Of files of 50 to 300 MB. */
  readonly megabytes: number;
}

/** Fills an installation with codes and scans by the rules of the product, and with uploads that cannot be compressed. Returns the number of files. */
export async function fillInstallation(
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  { codes, scans, small, megabytes }: Amounts,
): Promise<number> {
  await fillCodes(environment.DATA_DIR, codes, environment);
  await nameInstallation(environment);
  const sizes = [...largeSizes(megabytes * MB), ...Array.from({ length: small }, () => SMALL)];
  await withPorts(environment, async (ports) => {
    await scanCodes(ports, codes, scans);
    await pMap(
      sizes.entries(),
      ([n, size]) => ports.files.put(`page/bench-${n}.png`, 'image/png', Readable.from(randomly(size))),
      { concurrency: AT_ONCE },
    );
  });
  return sizes.length;
}

/** Appends so many scans or a few more, of all codes in turn. */
async function scanCodes({ log }: Pick<Ports, 'log'>, codes: number, scans: number): Promise<void> {
  let expected: 'none' | number = 'none';
  let appended = 0;
  for (let first = 0; appended < scans; first = (first + TOGETHER) % codes) {
    const numbers = Array.from(
      { length: Math.min(TOGETHER, codes - first) },
      (_none, index) => first + index,
    );
    const meta = { at: new Date(UNTIL).toISOString(), actor: SYSTEM };
    const events = scanEvents(numbers, UNTIL + appended).map((event) => ({
      ...event,
      ...meta,
      id: randomUUID(),
    }));
    const outcome = await log.append({ stream: SCANS.streamOf(SLOT), expected, events });
    if (!outcome.ok) throw new Error('another process writes scans');
    expected = outcome.revision;
    appended += events.reduce((sum, { data }) => sum + data.scans, 0);
  }
}

function* largeSizes(bytes: number): Generator<number> {
  for (let [n, left] = [0, bytes]; left > 0; n += 1) {
    const size = Math.min(left, (LEAST + ((n * 83) % SPREAD)) * MB);
    yield size;
    left -= size;
  }
}

/** One chunk of chance, whose beginning is another in each. */
function* randomly(size: number): Generator<Uint8Array> {
  const chunk = randomBytes(Math.min(size, CHUNK));
  for (let left = size; left > 0; left -= CHUNK) {
    randomFillSync(chunk, 0, Math.min(32, chunk.length));
    yield Uint8Array.prototype.slice.call(chunk, 0, Math.min(left, CHUNK));
  }
}
