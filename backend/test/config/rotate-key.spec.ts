import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';

const PROGRAM = join(import.meta.dirname, '../../src/main/rotate-key.ts');
const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)];
const ADMIN = { email: 'admin@qlaim.local', password: 'a long password' };
const FOLDER = dataFolder();
const SETTINGS = {
  SESSION_SECRET: 's'.repeat(32),
  ADMIN_PASSWORD: ADMIN.password,
};

let dataDir = '';
beforeEach(() => {
  dataDir = join(FOLDER, randomUUID());
});

const rotate = (keys: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, [PROGRAM], {
    env: { ...INHERITED_ENVIRONMENT, ...SETTINGS, DATA_DIR: dataDir, ...keys },
  });

/** Starts the product with these keys, signs the admin in, does something beside it, and stops it. */
async function withProduct(keys: Readonly<Record<string, string>>, beside = async () => {}): Promise<void> {
  const program = await RunningProgram.start({ ...SETTINGS, DATA_DIR: dataDir, ...keys });
  try {
    await program.waitForResponse('/readyz', (_text, status) => status === 200);
    const signIn = async () => {
      const body = JSON.stringify(ADMIN);
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${program.url}/user/login`, { method: 'POST', headers, body })).status;
    };
    expect(await signIn()).toBe(200);
    await beside();
    expect(await signIn()).toBe(200);
  } catch (error) {
    program.signal('SIGKILL');
    throw error;
  }
  program.signal('SIGTERM');
  expect((await program.ended()).code).toBe(0);
}

it('rotates the master key beside the running product, which then runs with the new one alone', {
  timeout: 240_000,
}, async () => {
  await withProduct({ VAULT_KEY: OLD });
  await withProduct({ VAULT_KEY: OLD, VAULT_KEY_NEXT: NEW }, async () => {
    const { stdout } = await rotate({ VAULT_KEY: OLD, VAULT_KEY_NEXT: NEW });
    expect(stdout).toContain('2 of 3 keys rotated, none is left under VAULT_KEY');
  });
  await withProduct({ VAULT_KEY: NEW });
  const again = await rotate({ VAULT_KEY: OLD, VAULT_KEY_NEXT: NEW });
  expect(again.stdout).toContain('0 of 3 keys rotated');
  const withOld = await (
    await RunningProgram.start({ ...SETTINGS, DATA_DIR: dataDir, VAULT_KEY: OLD })
  ).ended();
  expect(withOld).toMatchObject({ code: 1, stderr: expect.stringMatching(/^VAULT_KEY .* is not the one/) });
});

it('is refused without a next key', async () => {
  await expect(rotate({ VAULT_KEY: NEW })).rejects.toThrow('VAULT_KEY_NEXT must name the next key');
});
