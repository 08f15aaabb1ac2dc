import { randomBytes, randomFillSync } from 'node:crypto';
import { Readable } from 'node:stream';
import pMap from 'p-map';
import { nameInstallation, withPorts } from '../../test/backups/backed-up.ts';
import { installIn } from '../../test/migrate/installation.ts';

const CHUNK = 256 * 1024;
const AT_ONCE = 8;

export interface Amounts {
  readonly codes: number;
  readonly files: number;
  /** Of all files. */
  readonly megabytes: number;
}

/** Fills an installation with codes, and with uploads that cannot be compressed. */
export async function fillInstallation(
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  { codes, files, megabytes }: Amounts,
): Promise<void> {
  await installIn(environment.DATA_DIR, codes, environment);
  await nameInstallation(environment);
  const size = Math.max(1, Math.round((megabytes * 1e6) / files));
  await withPorts(environment, async (ports) => {
    await pMap(
      Array.from({ length: files }).keys(),
      async (n) => {
        await ports.files.put(`page/bench-${n}.png`, 'image/png', Readable.from(randomly(size)));
      },
      { concurrency: AT_ONCE },
    );
  });
}

/** One chunk of chance, whose beginning is another in each. */
function* randomly(size: number): Generator<Uint8Array> {
  const chunk = randomBytes(Math.min(size, CHUNK));
  for (let left = size; left > 0; left -= CHUNK) {
    randomFillSync(chunk, 0, Math.min(32, chunk.length));
    yield Uint8Array.prototype.slice.call(chunk, 0, Math.min(left, CHUNK));
  }
}
