import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';

const DATA_DIR = dataFolder();
const SESSION_SECRET = 's'.repeat(32);
const KEY = { SESSION_SECRET, VAULT_KEY: 'a'.repeat(64) };

/** Starts the product. Whatever fails, no process outlives the test. */
async function start(settings: Readonly<Record<string, string>>): Promise<RunningProgram> {
  const program = await RunningProgram.start({ DATA_DIR, ...settings });
  onTestFinished(async () => {
    program.signal('SIGKILL');
    await program.ended();
  });
  return program;
}

async function startAndStop(): Promise<void> {
  const program = await start(KEY);
  await program.waitForResponse('/readyz', (_text, status) => status === 200);
  program.signal('SIGTERM');
  expect((await program.ended()).code).toBe(0);
}

it('ends a start with one line when the master key or the vault is not the one of the log', {
  timeout: 180_000,
}, async () => {
  await startAndStop();
  const other = await start({ SESSION_SECRET, VAULT_KEY: 'b'.repeat(64) });
  const { code, stderr } = await other.ended();
  expect({ code, lines: stderr.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^VAULT_KEY .* is not the one of this installation/)],
  });
  await startAndStop();
  for (const file of ['vault.db', 'vault.db-wal', 'vault.db-shm'])
    rmSync(join(DATA_DIR, file), { force: true });
  const without = await (await start(KEY)).ended();
  expect(without.code).toBe(1);
  expect(without.stderr.trim()).toMatch(/^DATA_DIR .+: vault.db is missing, but events.db .+$/);
  // A relay has no master key, and compares the vault alone.
  const RELAY = { QLAIM_ROLE: 'relay', KAFKA_BROKERS: '127.0.0.1:1' };
  const relay = await (await start(RELAY)).ended();
  expect(relay.code).toBe(1);
  expect(relay.stderr.trim()).toMatch(/^DATA_DIR .+: vault.db is missing, but events.db .+$/);
});
