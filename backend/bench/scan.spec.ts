import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Ends with 1 when the log holds more or fewer scans than were answered. */
it('measures, and finds every answered scan in the log', async () => {
  const args = ['--rounds', '1', '--seconds', '0.2', '--connections', '16', '--codes', '1000'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'scan.ts'),
    ...args,
  ]);
  const [, answered, recorded] = /scans answered (\d+), in the log (\d+)/.exec(stdout) ?? [];
  expect(Number(answered)).toBeGreaterThan(0);
  expect(recorded).toBe(answered);
}, 90_000);
