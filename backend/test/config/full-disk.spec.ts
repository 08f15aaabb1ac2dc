import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';

const program = (name: string) => resolve(import.meta.dirname, `../../src/main/${name}.ts`);

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
