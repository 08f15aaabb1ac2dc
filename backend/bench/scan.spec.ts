import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('prints as many scans in the log as responses', async () => {
  // The program exits with 1, and so rejects here, when the two numbers differ.
  const args = ['--rounds', '1', '--seconds', '0.2', '--connections', '16', '--codes', '1000', '--no-aims'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'scan.ts'),
    ...args,
  ]);
  const [, answered, recorded] = /responses (\d+), scans in the log (\d+)/.exec(stdout) ?? [];
  expect(Number(answered)).toBeGreaterThan(0);
  expect(recorded).toBe(answered);
}, 90_000);
