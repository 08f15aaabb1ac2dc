import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backUp, nameInstallation } from '../backups/backed-up.ts';
import { installIn } from '../migrate/installation.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';

const program = (name: string) => resolve(import.meta.dirname, `../../src/main/${name}.ts`);

const KEYS = { SESSION_SECRET: '5'.repeat(64), VAULT_KEY: '7'.repeat(64) };

/** Runs a script where it may mount a disk of its own, which goes with it. */
const unshared = (script: string, env: Readonly<Record<string, string>> = {}) =>
  spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script], {
    env: { ...INHERITED_ENVIRONMENT, NODE: process.execPath, ...env },
    encoding: 'utf8',
    timeout: 50_000,
  });
const mayMount = unshared('mount -t tmpfs none /mnt').status === 0;

/** Makes an installation on a small disk, fills the disk, and runs a program. */
const ON_A_FULL_DISK = `mount -t tmpfs -o size=16m none "$DISK" && mkdir "$DATA_DIR" &&
  "$NODE" "$REBUILD" >/dev/null && { cat /dev/zero >"$DISK/rest" 2>/dev/null; exec "$NODE" "$PROGRAM"; }`;

it.runIf(mayMount).each(['start', 'audit', 'rebuild'])(
  'on a full disk, %s ends with one line that says so',
  (name) => {
    const disk = mkdtempSync(join(tmpdir(), 'qlaim-full-'));
    onTestFinished(() => rmSync(disk, { recursive: true, force: true }));
    const { status, stderr } = unshared(ON_A_FULL_DISK, {
      DISK: disk,
      DATA_DIR: join(disk, 'data'),
      REBUILD: program('rebuild'),
      PROGRAM: program(name),
      PORT: '0',
    });
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^DATA_DIR: .*the disk is full/)]);
    expect(status).toBe(1);
  },
);

/** Runs a program on a disk that it fills, lists the files there, makes room, and runs it again. */
const UNTIL_THERE_IS_ROOM = `mount -t tmpfs -o size=24m none "$DISK" && cat /dev/zero >"$DISK/rest" 2>/dev/null
  truncate -s -256K "$DISK/rest"
  mkdir "$DISK/in"; "$NODE" $PROGRAM; echo "code $?"; find "$DISK/in" -type f ! -name 'running.*'
  rm "$DISK/rest"; "$NODE" $PROGRAM; echo "code $?"`;

describe.runIf(mayMount)('on a full disk', () => {
  let root = '';
  let place = '';
  let disk = '';
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'qlaim-full-'));
    [place, disk] = [join(root, 'place'), join(root, 'disk')];
    mkdirSync(disk);
    const environment = { ...KEYS, DATA_DIR: join(root, 'data') };
    await installIn(environment.DATA_DIR, 5, environment);
    await nameInstallation(environment);
    expect(await backUp(environment, place, ['--files', '--unchecked'])).toBe(0);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['a back-up', () => ({ PROGRAM: `${program('backup')} --to ${disk}/in --files`, data: 'data' })],
    ['a restore', () => ({ PROGRAM: `${program('restore')} ${place}`, data: 'disk/in' })],
  ])('%s says so, leaves nothing, and succeeds once there is room', (_what, of) => {
    const { PROGRAM, data } = of();
    const { stdout, stderr } = unshared(UNTIL_THERE_IS_ROOM, {
      ...KEYS,
      DISK: disk,
      DATA_DIR: join(root, data),
      PROGRAM,
    });
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/the disk is full|no space left/)]);
    const [before = '', after = ''] = stdout.split('code 1\n');
    expect(before).not.toContain('sound');
    expect(after.split('\n').filter((line) => line.startsWith(disk))).toEqual([]);
    expect(after).toContain('sound: no differences');
    expect(after).toContain('code 0');
  });
});
