import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, generate, signIn } from '../support/admin.ts';
import { runProgram, startServer } from '../support/server.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-restore-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const mails = async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length;

async function register(port: number, email: string): Promise<void> {
  const body = JSON.stringify({ firstName: 'Ada', lastName: 'Byron', email, password: 'a-poem-by-ada' });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`http://127.0.0.1:${port}/user/register`, { method: 'POST', headers, body });
  expect(status).toBe(201);
}

it('works on after a restore of the log alone, from before the vault and the read models', async () => {
  const first = await startServer(dataDir);
  await register(first.port, 'ada@example.com');
  await eventually(async () => (await mails()) === 1, 'the first mail');
  await first.stop();
  await cp(join(dataDir, 'events.db'), join(dataDir, 'events.backup'));

  const second = await startServer(dataDir);
  const lost = await generate(await signIn(second.port), second.port, 30);
  await register(second.port, 'ben@example.com');
  await eventually(async () => (await mails()) === 2, 'the second mail');
  await second.stop();
  await rm(join(dataDir, 'events.db'));
  await cp(join(dataDir, 'events.backup'), join(dataDir, 'events.db'));

  await expect(startServer(dataDir)).rejects.toThrow('events.db (the log) is older than vault.db');
  expect(await runProgram('adopt', dataDir, undefined, ['log'])).toMatchObject({ code: 0 });
  const restored = await startServer(dataDir);
  const admin = await signIn(restored.port);
  expect(await admin.call(restored.port, 'GET', '/barcode')).toMatchObject({ total: 0 });
  await register(restored.port, 'cleo@example.com');
  await eventually(async () => (await mails()) === 3, 'the mail after the restore');
  const [code = ''] = await generate(admin, restored.port, 1);
  expect(lost).not.toContain(code);
  expect(await admin.call(restored.port, 'GET', '/barcode')).toMatchObject({ total: 1 });
  expect(restored.output()).toContain('the log ends before the checkpoint');
  await restored.stop();
  expect(await runProgram('audit', dataDir)).toMatchObject({ code: 0 });
}, 120_000);
