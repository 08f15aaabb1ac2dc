import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillInstallation } from './fill.ts';
import { runProgram } from './run-program.ts';

const MB = 1e6;
/** What each program may take, and how much more for three times as many codes: its caches fill up. */
const [MOST, GROWTH] = [200 * MB, 30 * MB];
const [FEW, MANY] = [3000, 9000];

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const environmentOf = (name: string) => ({
  DATA_DIR: join(root, name),
  SESSION_SECRET: '5'.repeat(64),
  VAULT_KEY: '7'.repeat(64),
});

it.runIf(process.platform === 'linux')(
  'back-ups, their check and restores take 200 MB at most, however many codes there are',
  async () => {
    const backUp = async (codes: number) => {
      const environment = environmentOf(`${codes}`);
      await fillInstallation(environment, { codes, scans: codes, small: 20, megabytes: 1 });
      return (await runProgram('backup', ['--to', placeOf(codes), '--files'], environment)).peak;
    };
    const placeOf = (codes: number) => join(root, `place-${codes}`);
    const few = await backUp(FEW);
    const many = await backUp(MANY);
    const restored = await runProgram('restore', [placeOf(MANY)], environmentOf('restored'));
    expect(Math.max(few, many, restored.peak)).toBeLessThan(MOST);
    expect(many - few).toBeLessThan(GROWTH);
  },
  180_000,
);
