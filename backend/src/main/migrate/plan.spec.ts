import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../settings/config.ts';
import { readArguments } from './arguments.ts';
import { planMigration } from './plan.ts';

const KEYS = { sessionSecret: 's'.repeat(32), vaultKey: 'ab'.repeat(32) };
const MONGODB_URL = 'mongodb://localhost/qlaim';
const EVENTSTORE_URL = 'esdb://localhost';

describe('a migration', () => {
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

  it('moves the stores that the variables name, and no others', () => {
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

  it('moves the log alone only after the vault has moved', () => {
    const secrets = { SESSION_SECRET: KEYS.sessionSecret, VAULT_KEY: KEYS.vaultKey };
    expect(moved({ EVENTSTORE_URL }, { MONGODB_URL, ...secrets })).toEqual(['events']);
    expect(() => moved({ EVENTSTORE_URL })).toThrow('name MONGODB_URL');
  });

  it('uses the secrets of the source on the target', () => {
    const { target } = planMigration({ DATA_DIR }, { MONGODB_URL });
    expect(target).toMatchObject(KEYS);
    expect(() => moved({ MONGODB_URL, VAULT_KEY: 'cd'.repeat(32) })).toThrow('VAULT_KEY');
  });

  it('is refused when source and target are the same', async () => {
    const link = `${DATA_DIR}-link`;
    await symlink(DATA_DIR, link);
    for (const folder of [DATA_DIR, `${DATA_DIR}/`, link])
      expect(() => moved({ DATA_DIR: folder })).toThrow('the same');
    await rm(link);
  });

  it('is refused without an installation, and for one that uses engines already', () => {
    expect(() => planMigration({ DATA_DIR: '/nowhere' }, { MONGODB_URL })).toThrow('holds no installation');
    expect(() => moved({ S3_BUCKET: 'other' }, { S3_BUCKET: 'files' })).toThrow('S3_BUCKET');
  });
});

describe('the arguments', () => {
  it('name variables of the product, and their errors never contain a secret', () => {
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

  it('may come from a file that also has variables of other programs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'qlaim-env-'));
    const file = join(folder, 'engines.env');
    await writeFile(file, '# engines\nS3_BUCKET="files"\nOTHER=1\nS3_REGION=\n');
    const args = ['--to-env', file, '--to', 'S3_REGION=eu-1'];
    expect(readArguments(args).to).toEqual({ S3_BUCKET: 'files', S3_REGION: 'eu-1' });
    await rm(folder, { recursive: true });
  });
});
