import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it.runIf(process.platform === 'linux')(
  'two sheets of a thousand codes take at most 90 MB more than one of one code',
  async () => {
    // The program exits with 1, and so rejects here, above the aim.
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'print.ts'),
      ...['--sheets', '2', '--most', '90'],
    ]);
    expect(stdout).toMatch(/at most \d+ MB more/);
  },
  300_000,
);
