import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { program, runProgram } from '../support/server.ts';
import { installWithScans } from './recorded-scans.ts';

const CODES = 200;
const [EVENTS, SCANS_AN_EVENT] = [300, 500];
const FIRST_KILL_MS = 200;
/** Each kill comes later by a part, not by a time: a busy machine is killed as often as a quiet one, at the same moments. */
const LATER = 1.15;
const PATIENCE_MS = 240_000;

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-crash-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Takes a snapshot, and kills that after some time. Returns whether it was killed. */
async function killedAfter(ms: number): Promise<boolean> {
  const child = spawn(process.execPath, [program('snapshot')], {
    env: { ...INHERITED_ENVIRONMENT, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  const [, signal] = await once(child, 'exit');
  clearTimeout(timer);
  return signal === 'SIGKILL';
}

it(
  'a snapshot that is killed again and again counts every scan once, and a rebuild from it is sound',
  async () => {
    await installWithScans(dataDir, {
      codes: CODES,
      events: EVENTS,
      scansAnEvent: SCANS_AN_EVENT,
      apart: 60_000,
    });
    for (let ms = FIRST_KILL_MS; await killedAfter(ms); ms *= LATER);
    expect(await runProgram('rebuild', dataDir)).toMatchObject({ code: 0 });
    const whole = await runProgram('audit', dataDir, undefined, ['--whole']);
    expect(whole.output).toContain('ok   the snapshot of scans equals the journals');
    expect(whole.output).toContain(`scan counts equal the journals (${EVENTS * SCANS_AN_EVENT} scans)`);
    expect(whole).toMatchObject({ code: 0 });
    expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
  },
  PATIENCE_MS,
);
