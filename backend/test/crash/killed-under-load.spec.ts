import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Admin, generate, signIn } from '../support/admin.ts';
import { runProgram, startServer } from '../support/server.ts';
import { countEvents, recordedScans } from './log-file.ts';
import { ScanRecord, scanUntilKilled } from './scanners.ts';

/** `npm run test:crash` sets it to 20. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 3);
const CONNECTIONS = 48;
const CODES = 30;

describe(`a server killed ${KILLS} times under load`, () => {
  const record = new ScanRecord();
  let dataDir = '';
  let toggles = 0;

  /** Toggles one code until the server is killed, and counts the responses. */
  const toggleUntilKilled = async (admin: Admin, port: number, code: string) => {
    for (;;) {
      try {
        await admin.call(port, 'PUT', `/barcode/${code}/restrictToggle`);
        toggles += 1;
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  };

  beforeAll(
    async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'qlaim-crash-'));
      const first = await startServer(dataDir);
      const admin = await signIn(first.port);
      const codes = await generate(admin, first.port, CODES);
      await first.stop();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = await startServer(dataDir);
        const load = Promise.all([
          scanUntilKilled(server.port, codes, CONNECTIONS, record),
          toggleUntilKilled(admin, server.port, codes[0] ?? ''),
        ]);
        await Promise.race([load, sleep(100 + Math.random() * 600)]);
        // On a busy machine, no command may be done yet. The last kill waits for one.
        if (kill === KILLS - 1) await vi.waitUntil(() => toggles > 0, { timeout: 20_000 });
        await server.kill();
        await load;
      }
    },
    120_000 + KILLS * 30_000,
  );
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('has responded to scans and commands', () => {
    expect(record.answered.size).toBeGreaterThan(KILLS * 20);
    expect(toggles).toBeGreaterThan(0);
  });

  it('has every scan with a response in its log once, and no other scan twice', () => {
    const recorded = recordedScans(dataDir);
    expect(recorded.filter(({ times }) => times !== 1)).toEqual([]);
    const codeOf = new Map(recorded.map(({ marker, code }) => [marker, code]));
    const lost = [...record.answered].filter(([marker, code]) => codeOf.get(marker) !== code);
    expect(lost).toEqual([]);
    const invented = recorded.filter(
      ({ marker }) => !record.answered.has(marker) && !record.unanswered.has(marker),
    );
    expect(invented).toEqual([]);
    expect(recorded.length).toBeLessThanOrEqual(record.answered.size + record.unanswered.size);
  });

  it('has every change with a response in its log, and at most one more for each kill', () => {
    const recorded = countEvents(dataDir, 'CodeRestricted') + countEvents(dataDir, 'CodeUnrestricted');
    expect(recorded).toBeGreaterThanOrEqual(toggles);
    expect(recorded).toBeLessThanOrEqual(toggles + KILLS);
  });

  it('passes the audit before the next start, and after a server has caught up', async () => {
    expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
    const server = await startServer(dataDir);
    // An audit counts the scans that the read models have.
    await vi.waitUntil(async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).ok, 30_000);
    const whileItRuns = await runProgram('audit', dataDir);
    await server.stop();
    expect(whileItRuns).toMatchObject({ code: 0 });
    expect(whileItRuns.output).toContain(`(${recordedScans(dataDir).length} scans)`);
  }, 60_000);
});
