import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BulkAction } from '../../src/contract/schemas/bulk-action.ts';
import { type Admin, generate, signIn } from '../support/admin.ts';
import { runProgram, startServer } from '../support/server.ts';
import type { Server } from '../support/server-process.ts';
import { countEvents, queryLog } from './log-file.ts';

/** `npm run test:crash` sets it to 100,000. */
const CODES = Number(process.env['CRASH_CODES'] ?? 2000);
/** Codes that are approved before, one by one. */
const APPROVED = 20;
const PATIENCE_MS = 120_000 + CODES * 20;

const Started = z.object({ id: z.string() });
const Listed = z.object({ total: z.int(), barCodes: z.array(z.object({ _id: z.string() })) });

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await holds()); await sleep(10))
    if (performance.now() > end) throw new Error('the bulk action does not go on');
}

describe(`a bulk action on ${CODES} codes, killed on its way`, () => {
  let dataDir = '';
  let admin: Admin;
  let server: Server;
  let approvedBefore: readonly string[] = [];
  let id = '';

  const call = (method: string, path: string, body?: unknown) => admin.call(server.port, method, path, body);
  const action = async () => BulkAction.parse(await call('GET', `/admin-api/bulk-actions/${id}`));
  const approvedCodes = async () => {
    const { total, barCodes } = Listed.parse(await call('GET', '/barcode?approved=true&limit=1000'));
    return { total, codes: barCodes.map(({ _id }) => _id).toSorted() };
  };
  /** Kills the server once the log holds `amount` events of a type, and starts it again. */
  const killAfter = async (type: string, amount: number) => {
    await until(() => countEvents(dataDir, type) >= amount);
    await server.kill();
    server = await startServer(dataDir);
  };
  /** Generates the codes, and waits where the limit of a minute is reached. */
  const generateAll = async () => {
    const codes: string[] = [];
    while (codes.length < CODES) {
      const next = generate(admin, server.port, Math.min(1000, CODES - codes.length));
      const generated = await next.catch((error: unknown) => {
        if (!String(error).includes('too_many_requests')) throw error;
        return [];
      });
      codes.push(...generated);
      if (generated.length === 0) await sleep(1000);
    }
    return codes;
  };
  const twice = (type: string) =>
    queryLog(dataDir, `SELECT stream FROM events WHERE type = '${type}' GROUP BY stream HAVING count(*) > 1`);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'qlaim-crash-'));
    server = await startServer(dataDir);
    admin = await signIn(server.port);
    const codes = await generateAll();
    approvedBefore = codes.slice(0, APPROVED).toSorted();
    for (const code of approvedBefore) await call('PUT', `/barcode/${code}/approveToggle?to=true`);
    await until(async () => (await approvedCodes()).total === APPROVED);
    await until(async () => Listed.parse(await call('GET', '/barcode?limit=1')).total === CODES);
    const body = { action: 'approve', filter: {}, count: CODES };
    ({ id } = Started.parse(await call('POST', '/admin-api/bulk-actions', body)));
    await killAfter('CodeApproved', CODES / 3);
    await killAfter('CodeApproved', (CODES * 2) / 3);
  }, PATIENCE_MS);
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    'ends exactly: each code is approved once, and counted once',
    async () => {
      await until(async () => (await action()).status === 'finished');
      expect(await action()).toMatchObject({
        handled: CODES,
        changed: CODES - APPROVED,
        unchanged: APPROVED,
        refused: 0,
      });
      expect(countEvents(dataDir, 'CodeApproved')).toBe(CODES);
      expect(twice('CodeApproved')).toEqual([]);
      await until(async () => (await approvedCodes()).total === CODES);
    },
    PATIENCE_MS,
  );

  it(
    'is undone exactly, also when that is killed: what was approved before stays approved',
    async () => {
      await call('POST', `/admin-api/bulk-actions/${id}/undo`);
      await killAfter('CodeApprovalWithdrawn', CODES / 3);
      await killAfter('CodeApprovalWithdrawn', (CODES * 2) / 3);
      await until(async () => (await action()).status === 'undone');
      expect(await action()).toMatchObject({ restored: CODES - APPROVED, kept: 0 });
      expect(countEvents(dataDir, 'CodeApprovalWithdrawn')).toBe(CODES - APPROVED);
      expect(twice('CodeApprovalWithdrawn')).toEqual([]);
      await until(async () => (await approvedCodes()).total === APPROVED);
      expect((await approvedCodes()).codes).toEqual(approvedBefore);
    },
    PATIENCE_MS,
  );

  it(
    'leaves a sound log and sound read models',
    async () => {
      expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
    },
    PATIENCE_MS,
  );
});
