import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Admin, generate, signIn } from '../support/admin.ts';
import { runProgram, startServer } from '../support/server.ts';
import { countEvents, recordedScans } from './log-file.ts';
import { ScanRecord, scanUntilKilled } from './scanners.ts';

/** `npm run test:crash` kills twenty times. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 3);
const CONNECTIONS = 48;
const CODES = 30;

describe(`a server killed ${KILLS} times under load`, () => {
  const record = new ScanRecord();
  let dataDir = '';
  let toggles = 0;

  /** Toggles one code until the server dies, counting what was answered. */
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

  beforeAll(async () => {
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
      // A busy machine may not have answered a single command yet: the last kill is to meet some.
      if (kill === KILLS - 1) await vi.waitUntil(() => toggles > 0, { timeout: 20_000 });
      await server.kill();
      await load;
    }
  }, 300_000);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('has met load worth the name', () => {
    expect(record.answered.size).toBeGreaterThan(KILLS * 20);
    expect(toggles).toBeGreaterThan(0);
  });

  it('has every answered scan in its log once, and of the others none twice', () => {
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

  it('has every answered change in its log, and one more a kill at most', () => {
    const kept = countEvents(dataDir, 'CodeRestricted') + countEvents(dataDir, 'CodeUnrestricted');
    expect(kept).toBeGreaterThanOrEqual(toggles);
    expect(kept).toBeLessThanOrEqual(toggles + KILLS);
  });

  it('is sound as it lies, and again when a server has caught up', async () => {
    expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
    const server = await startServer(dataDir);
    const whileItRuns = await runProgram('audit', dataDir);
    await server.stop();
    expect(whileItRuns).toMatchObject({ code: 0 });
    expect(whileItRuns.output).toContain(`(${recordedScans(dataDir).length} scans)`);
  }, 60_000);
});
