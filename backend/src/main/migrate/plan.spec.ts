import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { readArguments } from './arguments.ts';
import { planMigration } from './plan.ts';

const KEYS = { sessionSecret: 's'.repeat(32), vaultKey: 'ab'.repeat(32) };
const MONGODB_URL = 'mongodb://localhost/qlaim';
const EVENTSTORE_URL = 'esdb://localhost';

describe('what is moved', () => {
  let DATA_DIR = '';
  beforeEach(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'qlaim-plan-'));
    for (const name of ['events.db', 'vault.db']) await writeFile(join(DATA_DIR, name), '');
    await writeFile(join(DATA_DIR, 'keys.json'), JSON.stringify(KEYS));
  });
  afterEach(() => rm(DATA_DIR, { recursive: true }));

  const moved = (to: Record<string, string>, environment: Record<string, string> = {}) => {
    const { moves } = planMigration({ DATA_DIR, ...environment }, to);
    return Object.entries(moves).flatMap(([name, moves]) => (moves ? [name] : []));
  };

  it('is what the variables name, and nothing else', () => {
    expect(moved({ MONGODB_URL })).toEqual(['vault']);
    expect(moved({ S3_BUCKET: 'files' })).toEqual(['files']);
    expect(moved({ MONGODB_URL, EVENTSTORE_URL, KAFKA_BROKERS: 'k:9092' })).toEqual([
      'events',
      'vault',
      'topic',
    ]);
    expect(moved({ DATA_DIR: '/elsewhere' })).toEqual(['events', 'vault', 'files']);
    expect(moved({ DATA_DIR: '/elsewhere' }, { S3_BUCKET: 'files' })).toEqual(['events', 'vault']);
  });

  it('is the log alone only where the vault has moved before', () => {
    const secrets = { SESSION_SECRET: KEYS.sessionSecret, VAULT_KEY: KEYS.vaultKey };
    expect(moved({ EVENTSTORE_URL }, { MONGODB_URL, ...secrets })).toEqual(['events']);
    expect(() => moved({ EVENTSTORE_URL })).toThrow('name MONGODB_URL');
  });

  it('takes the secrets of the source along', () => {
    const { target } = planMigration({ DATA_DIR }, { MONGODB_URL });
    expect(target).toMatchObject(KEYS);
    expect(() => moved({ MONGODB_URL, VAULT_KEY: 'cd'.repeat(32) })).toThrow('VAULT_KEY');
  });

  it('is nothing where source and target are the same', async () => {
    const link = `${DATA_DIR}-link`;
    await symlink(DATA_DIR, link);
    for (const folder of [DATA_DIR, `${DATA_DIR}/`, link])
      expect(() => moved({ DATA_DIR: folder })).toThrow('the same');
    await rm(link);
  });

  it('is nothing where there is no installation, or it is on engines already', () => {
    expect(() => planMigration({ DATA_DIR: '/nowhere' }, { MONGODB_URL })).toThrow('holds no installation');
    expect(() => moved({ S3_BUCKET: 'other' }, { S3_BUCKET: 'files' })).toThrow('S3_BUCKET');
  });
});

describe('arguments', () => {
  it('name variables of the product, and never repeat what may be a secret', () => {
    expect(readArguments(['--to', 'S3_BUCKET=a=b', '--show-secrets'])).toEqual({
      to: { S3_BUCKET: 'a=b' },
      showSecrets: true,
    });
    expect(() => readArguments(['--to', 'MONGO=mongodb://u:secret@h'])).toThrow(/^(?!.*secret@)/);
    for (const args of [
      [],
      ['S3_BUCKET=a'],
      ['--to'],
      ['--to', 'FOO=1'],
      ['--to-env', '/nowhere'],
      ['--other'],
    ])
      expect(() => readArguments(args)).toThrow(ConfigError);
  });

  it('may stand in a file, among variables of others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'qlaim-env-'));
    const file = join(folder, 'engines.env');
    await writeFile(file, '# engines\nS3_BUCKET="files"\nOTHER=1\nS3_REGION=\n');
    const args = ['--to-env', file, '--to', 'S3_REGION=eu-1'];
    expect(readArguments(args).to).toEqual({ S3_BUCKET: 'files', S3_REGION: 'eu-1' });
    await rm(folder, { recursive: true });
  });
});
