import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { masterKey, sessionSecret } from './keys.ts';

const ROUNDS = 60;
const MAKERS = 2;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qlaim-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => readConfig({ DATA_DIR: join(folder, name) });

it('two roles that start at once on a new folder share one pair of keys', async () => {
  for (let round = 0; round < ROUNDS; round += 1) mkdirSync(join(folder, String(round)));
  const arrived = new Int32Array(new SharedArrayBuffer(4 * ROUNDS));
  const workerData = { folder, rounds: ROUNDS, makers: MAKERS, arrived };

  const reported: string[][] = await Promise.all(
    Array.from({ length: MAKERS }, async () => {
      const maker = new Worker(new URL('../../testing/key-maker.ts', import.meta.url), { workerData });
      return (await once(maker, 'message'))[0];
    }),
  );

  for (let round = 0; round < ROUNDS; round += 1) {
    const kept = sessionSecret(inFolder(String(round)));
    expect(reported.map((secrets) => secrets[round])).toEqual(Array.from({ length: MAKERS }, () => kept));
    expect(readdirSync(join(folder, String(round)))).toEqual(['keys.json']);
  }
});

it('keys are created once', () => {
  mkdirSync(join(folder, 'data'));

  const made = masterKey(inFolder('data'));

  expect(masterKey(inFolder('data'))).toEqual(made);
});

it.skipIf(process.platform === 'win32')('only their owner can read the file of keys', () => {
  mkdirSync(join(folder, 'data'));
  masterKey(inFolder('data'));
  expect(statSync(join(folder, 'data', 'keys.json')).mode & 0o777).toBe(0o600);
});

it('makes no file for a projector whose environment names the master key', () => {
  mkdirSync(join(folder, 'data'));
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    QLAIM_ROLE: 'projector',
    VAULT_KEY: 'a1'.repeat(32),
  });

  expect(Buffer.from(masterKey(config).vaultKey).toString('hex')).toBe('a1'.repeat(32));
  expect(readdirSync(join(folder, 'data'))).toEqual([]);
});

it('makes no keys for a process on engines whose environment names none', () => {
  mkdirSync(join(folder, 'data'));
  const engines = { MONGODB_URL: 'mongodb://localhost', KAFKA_BROKERS: 'localhost:9092' };
  const config = readConfig({ DATA_DIR: join(folder, 'data'), QLAIM_ROLE: 'relay', ...engines });

  expect(() => masterKey(config)).toThrow(ConfigError);
  expect(() => sessionSecret(config)).toThrow(/^QLAIM_ROLE relay has not every master secret/);
  expect(readdirSync(join(folder, 'data'))).toEqual([]);
});

it.each(['', '{}', '{"sessionSecret":'])('a keys file with the content %j is refused and stays', (text) => {
  mkdirSync(join(folder, 'data'));
  const file = join(folder, 'data', 'keys.json');
  writeFileSync(file, text);

  expect(() => masterKey(inFolder('data'))).toThrow(ConfigError);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
