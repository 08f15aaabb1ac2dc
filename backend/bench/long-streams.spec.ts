import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('asks for everything that can be long, beside scans', async () => {
  const args = ['--events', '700', '--rounds', '1', '--seconds', '0.3', '--most', 'Infinity'];
  const program = join(import.meta.dirname, 'long-streams.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args]);
  const answers = [...stdout.matchAll(/, (\d+) answers$/gm)].map(([, count]) => Number(count));
  expect(answers).toHaveLength(15);
  expect(stdout).toMatch(/^action on 7000 codes: /m);
  expect(Math.min(...answers)).toBeGreaterThan(0);
}, 240_000);
