import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteEventStore } from '../../src/adapters/sqlite/event-store.ts';
import { SCANS, scansRecorded } from '../../src/domain/scans/events.ts';
import { packScans } from '../../src/domain/scans/pack.ts';
import { type NewEvent, SYSTEM } from '../../src/ports/event-store.ts';
import { generate, signIn } from '../support/admin.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { program, runProgram, startServer } from '../support/server.ts';

const CODES = 200;
const [EVENTS, SCANS_AN_EVENT] = [300, 500];
const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');
const STEP_MS = 200;
const PATIENCE_MS = 240_000;
const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-crash-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function fill(): Promise<void> {
  const server = await startServer(dataDir);
  const codes = await generate(await signIn(server.port), server.port, CODES);
  await server.stop();
  const { store } = openSqliteEventStore(join(dataDir, 'events.db'));
  const events = Array.from({ length: EVENTS }, (_, event): NewEvent => {
    const visits = Array.from({ length: SCANS_AN_EVENT }, (_each, place) => {
      const number = event * SCANS_AN_EVENT + place;
      const code = codes[(number * 7) % codes.length] ?? '';
      return { code, at: BEGIN + number * 60_000, client, referrer: `site-${number % 40}.example` };
    });
    const at = new Date(BEGIN).toISOString();
    return {
      id: randomUUID(),
      type: 'ScansRecorded',
      version: scansRecorded.version,
      at,
      actor: SYSTEM,
      data: packScans(visits),
    };
  });
  await store.append({ stream: SCANS.streamOf('0'), expected: 'none', events });
  await store.close();
}

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
    await fill();
    for (let ms = STEP_MS; await killedAfter(ms); ms += STEP_MS);
    expect(await runProgram('rebuild', dataDir)).toMatchObject({ code: 0 });
    const whole = await runProgram('audit', dataDir, undefined, ['--whole']);
    expect(whole.output).toContain('ok   the snapshot of scans equals the journals');
    expect(whole.output).toContain(`scan counts equal the journals (${EVENTS * SCANS_AN_EVENT} scans)`);
    expect(whole).toMatchObject({ code: 0 });
    expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
  },
  PATIENCE_MS,
);
