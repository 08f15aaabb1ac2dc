import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillInstallation } from './fill.ts';
import { runProgram } from './run-program.ts';

const MB = 1e6;
/**
 * What each program may take. The same run takes up to 20 MB more or less, by when garbage is collected: the aim of 200 MB is that of
 * `npm run bench:backup`. Another thread with a heap of its own, or a heap that grows with the codes, takes more than this.
 */
const MOST = 230 * MB;
const CODES = 9000;
/** More than a restore folds one by one. */
const SCANS = 100_000;

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
  'a back-up with its check, and a restore, take little memory, however many codes there are',
  async () => {
    const environment = environmentOf('full');
    const place = join(root, 'place');
    await fillInstallation(environment, { codes: CODES, scans: SCANS, small: 20, megabytes: 1 });
    const made = await runProgram('backup', ['--to', place, '--files'], environment);
    const restored = await runProgram('restore', [place], environmentOf('restored'));
    expect(Math.max(made.peak, restored.peak)).toBeLessThan(MOST);
  },
  180_000,
);
