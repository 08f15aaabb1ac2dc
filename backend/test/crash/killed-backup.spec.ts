import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackupFolder } from '../../src/adapters/disk/backup-place.ts';
import { installedIn } from '../../src/main/backup/put-in-place.ts';
import { backupsIn } from '../../src/operations/backup/stored-backups.ts';
import { check } from '../../src/testing/back-ups.ts';
import { backUp, nameInstallation, restore, withPorts } from '../backups/backed-up.ts';
import { installIn } from '../migrate/installation.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { program } from '../support/server.ts';

/** Bytes: a file that takes a while to seal. */
const LARGE = 8_000_000;
/** Milliseconds, for a busy machine. */
const PATIENCE = 180_000;

let root = '';
let place = '';
let environment = { DATA_DIR: '' };
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'qlaim-killed-'));
  place = join(root, 'place');
  environment = Object.assign(environment, {
    DATA_DIR: join(root, 'first'),
    SESSION_SECRET: '5'.repeat(64),
    VAULT_KEY: '7'.repeat(64),
    BACKUP_KEY: await generateX25519Identity(),
  });
  await installIn(environment.DATA_DIR, 5, environment);
  await nameInstallation(environment);
  await withPorts(environment, ({ files }) => files.put('page/large.png', 'image/png', Buffer.alloc(LARGE)));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs a program, and kills it once it has said so many lines. */
async function killAfter(
  lines: number,
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, [program(name), ...args], {
    env: { ...INHERITED_ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString().split('\n').length - 1;
    if (said >= lines) child.kill('SIGKILL');
  });
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
}

it(
  'a killed back-up leaves those of before whole, and the next one is made',
  async () => {
    const known = async () => {
      const ids = await backupsIn(openBackupFolder(place));
      for (const id of ids) await check(place, id);
      return ids;
    };
    await killAfter(1, 'backup', ['--to', place, '--files'], environment);
    expect(await known()).toEqual([]);
    expect(await backUp(environment, place, ['--files', '--unchecked'])).toBe(0);
    const [first] = await known();
    await killAfter(1, 'backup', ['--to', place, '--files'], environment);
    expect(await known()).toEqual([first]);
    expect(await backUp(environment, place, ['--files', '--unchecked'])).toBe(0);
    expect(await known()).toHaveLength(2);
  },
  PATIENCE,
);

it(
  'a killed restore leaves nothing in place, and can be repeated',
  async () => {
    const target = { ...environment, DATA_DIR: join(root, 'second') };
    for (const lines of [2, 4]) {
      await killAfter(lines, 'restore', [place], target);
      expect(await installedIn(target.DATA_DIR), `after ${lines} lines`).toEqual([]);
    }
    expect(await restore(target, place)).toBe(0);
    expect(await installedIn(target.DATA_DIR)).toContain('events.db');
  },
  PATIENCE,
);
