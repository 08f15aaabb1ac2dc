import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Admin, eventually, generate, signIn } from '../support/admin.ts';
import { runProgram, startServer } from '../support/server.ts';
import type { Server } from '../support/server-process.ts';
import { queryLog, recordedScans } from './log-file.ts';
import { ScanRecord, scanUntilKilled } from './scanners.ts';
import { uploadPdf } from './upload-pdf.ts';

const SCANNERS = 64;
const WRITERS = 8;
const CODES = 400;

const run = (name: 'backup' | 'restore' | 'audit', dataDir: string, ...args: readonly string[]) =>
  runProgram(name, dataDir, undefined, args);

/** How often each code was restricted or freed. */
const togglesIn = (dataDir: string) =>
  new Map(
    queryLog(
      dataDir,
      "SELECT stream, count(*) AS times FROM events WHERE type IN ('CodeRestricted', 'CodeUnrestricted') GROUP BY stream",
    ).map(({ stream, times }) => [String(stream).replace('code-', ''), Number(times)]),
  );

async function contentOf(folder: string): Promise<string> {
  const sum = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted())
    if (!file.includes('running')) sum.update(file).update(await readFile(file));
  return sum.digest('hex');
}

describe('an installation that is backed up under load, lost, and restored elsewhere', () => {
  const record = new ScanRecord();
  const toggled = new Map<string, number>();
  let root = '';
  let server: Server;
  let restored = '';
  let codes: readonly string[] = [];
  const uploaded: string[] = [];
  let uploadedBefore: readonly string[] = [];
  let answeredBefore: readonly string[] = [];
  let toggledBefore: ReadonlyMap<string, number>;
  let mailsBefore = 0;
  let made = { code: -1, output: '' };

  const mailsIn = async (dataDir: string) =>
    (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml')).length;

  async function register(port: number, email: string): Promise<void> {
    const body = JSON.stringify({ firstName: 'Ada', lastName: 'Byron', email, password: 'a-poem-by-ada' });
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`http://127.0.0.1:${port}/user/register`, {
      method: 'POST',
      headers,
      body,
    });
    expect(status).toBe(201);
  }

  const toggleUntilKilled = async (admin: Admin, code: string) => {
    for (;;) {
      try {
        await admin.call(server.port, 'PUT', `/barcode/${code}/restrictToggle`);
        toggled.set(code, (toggled.get(code) ?? 0) + 1);
      } catch (error) {
        if (error instanceof TypeError) return;
        if (!String(error).includes('too_many_requests')) throw error;
        await sleep(500);
      }
    }
  };

  /** An uploaded document for a code of each turn, until the server is killed. */
  const uploadUntilKilled = async (admin: Admin) => {
    for (let turn = 0; ; turn += 1) {
      try {
        await uploadPdf(admin, server.port, codes[CODES - 1 - turn] ?? '');
        uploaded.push(codes[CODES - 1 - turn] ?? '');
        await sleep(100);
      } catch (error) {
        if (error instanceof TypeError) return;
        if (!String(error).includes('too_many_requests')) throw error;
        await sleep(1000);
      }
    }
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'qlaim-backup-'));
    const dataDir = join(root, 'first');
    restored = join(root, 'second');
    server = await startServer(dataDir);
    const admin = await signIn(server.port);
    codes = await generate(admin, server.port, CODES);
    await register(server.port, 'ada@example.com');
    await eventually(async () => (await mailsIn(dataDir)) === 1, 'the mail of the sign-up');
    const load = Promise.all([
      scanUntilKilled(server.port, codes.slice(0, 30), SCANNERS, record),
      ...codes.slice(0, WRITERS).map((code) => toggleUntilKilled(admin, code)),
      uploadUntilKilled(admin),
    ]);
    await vi.waitUntil(() => record.answered.size > 500 && toggled.size === WRITERS && uploaded.length > 2, {
      timeout: 60_000,
    });
    // A scan of a code that is approved leads to its claim, and is not counted.
    answeredBefore = [...record.answered.keys()];
    await admin.call(server.port, 'POST', '/admin-api/bulk-actions', {
      action: 'approve',
      filter: {},
      count: CODES,
    });
    toggledBefore = new Map(toggled);
    uploadedBefore = [...uploaded];
    mailsBefore = await mailsIn(dataDir);
    made = await run(
      'backup',
      dataDir,
      '--to',
      join(root, 'place'),
      '--files',
      '--keys',
      join(root, 'keys.json'),
    );
    await server.kill();
    await load;
    await rm(dataDir, { recursive: true });
  }, 180_000);
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('has a back-up that was checked', () => {
    expect(made.output).toContain('sound: no differences');
    expect(made.code).toBe(0);
  });

  it('is refused where a byte was changed, before anything is touched', async () => {
    const place = join(root, 'place');
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of [
      ...files.filter((name) => name.endsWith('.zst')),
      files.find((name) => name.includes('objects/')) ?? '',
    ]) {
      const bytes = await readFile(file);
      const middle = bytes.length >> 1;
      await writeFile(file, bytes.with(middle, (bytes[middle] ?? 0) ^ 1));
      const refused = await run('restore', restored, place, '--keys', join(root, 'keys.json'));
      expect(refused.output, file).toMatch(/refused: .*Nothing was changed/);
      expect(refused.code).toBe(1);
      expect(existsSync(restored)).toBe(false);
      await writeFile(file, bytes);
    }
  });

  it('needs its keys', async () => {
    const refused = await run('restore', restored, join(root, 'place'));
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('a back-up holds no keys') });
  });

  it('is whole: nothing acknowledged before is lost, nothing is there twice, and the audit is sound', async () => {
    const done = await run('restore', restored, join(root, 'place'), '--keys', join(root, 'keys.json'));
    expect(done.output).toContain('sound: no differences');
    expect(done.code).toBe(0);
    const scans = recordedScans(restored);
    expect(scans.filter(({ times }) => times !== 1)).toEqual([]);
    const recorded = new Set(scans.map(({ marker }) => marker));
    expect(answeredBefore.filter((marker) => !recorded.has(marker))).toEqual([]);
    const saved = queryLog(restored, "SELECT stream FROM events WHERE type = 'ContentSaved'");
    const inLog = new Set(saved.map(({ stream }) => String(stream).replace('code-', '')));
    expect(uploadedBefore.filter((code) => !inLog.has(code))).toEqual([]);
    const toggles = togglesIn(restored);
    const lost = [...toggledBefore].filter(([code, times]) => (toggles.get(code) ?? 0) < times);
    expect(lost).toEqual([]);
    const tooMany = [...toggles].filter(([code, times]) => times > (toggled.get(code) ?? 0) + 1);
    expect(tooMany).toEqual([]);
  }, 120_000);

  it('serves on: the bulk action ends, the mail of before is not sent again, and a new one is', async () => {
    const again = await startServer(restored);
    const admin = await signIn(again.port);
    await eventually(async () => {
      const listed = await admin.call(again.port, 'GET', '/barcode?approved=true&limit=1');
      return Object(listed).total === CODES;
    }, 'the end of the bulk action');
    expect(mailsBefore).toBe(1);
    expect(await mailsIn(restored)).toBe(0);
    await register(again.port, 'ben@example.com');
    await eventually(async () => (await mailsIn(restored)) === 1, 'the mail of a new sign-up');
    const busy = await run('restore', restored, join(root, 'place'), '--replace');
    expect(busy).toMatchObject({ code: 1, output: expect.stringContaining('is in use by process') });
    await again.stop();
  }, 120_000);

  it('is put in place of another state of it on request alone, which is put aside', async () => {
    const before = await contentOf(restored);
    const refused = await run('restore', restored, join(root, 'place'));
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
    expect(await contentOf(restored)).toBe(before);
    const done = await run('restore', restored, join(root, 'place'), '--replace');
    expect(done.output).toContain('what was there before lies in');
    expect(done.code).toBe(0);
    const aside = (await readdir(restored)).filter((name) => name.startsWith('replaced-'));
    expect(aside).toHaveLength(1);
    expect(await readdir(join(restored, aside[0] ?? ''))).toContain('events.db');
    expect(await run('audit', restored)).toMatchObject({ code: 0 });
    const again = await startServer(restored);
    await signIn(again.port);
    await again.stop();
  }, 120_000);
});
