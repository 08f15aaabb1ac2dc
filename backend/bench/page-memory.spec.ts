import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it.runIf(process.platform === 'linux')(
  'hundreds of pages of an owner and of strangers leave the memory within its aim',
  async () => {
    // The program exits with 1, and so rejects here, above the aim of the memory.
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'page-memory.ts'),
      ...['--pages', '200', '--seconds', '1', '--per-second', '100', '--codes', '5', '--most', 'Infinity'],
    ]);
    expect(stdout).toMatch(/^\d{3,} pages of an owner with 5 codes, \d+ refused$/m);
    expect(stdout).toMatch(/^memory of the product: at most \d+ MiB/m);
  },
  120_000,
);
