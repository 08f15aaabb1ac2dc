import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { installIn } from '../migrate/installation.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { dataFolder } from './folder.ts';

const FOLDER = dataFolder();
const OLDER = join(FOLDER, 'older');
const PROGRAMS = join(import.meta.dirname, '../../src/main');

const run = async (program: string, dataDir: string) => {
  const env = { ...INHERITED_ENVIRONMENT, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const options = { env, timeout: 50_000 };
  return promisify(execFile)(process.execPath, [join(PROGRAMS, `${program}.ts`)], options);
};

beforeAll(async () => {
  await installIn(OLDER, 1);
  await run('rebuild', OLDER);
});

/** Changes in the files of a data folder that a newer version of the product might make. */
const CHANGES = {
  schema: { file: 'events.db', sql: 'PRAGMA user_version = 9' },
  type: {
    file: 'events.db',
    sql: "UPDATE events SET type = 'AccountGilded' WHERE type = 'AccountRegistered'",
  },
  version: { file: 'events.db', sql: "UPDATE events SET version = 9 WHERE type = 'AccountRegistered'" },
  models: { file: 'read.db', sql: 'UPDATE generations SET version = 99' },
} as const;

function newer(change: keyof typeof CHANGES): string {
  const dataDir = join(FOLDER, change);
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(OLDER, dataDir, { recursive: true });
  const { file, sql } = CHANGES[change];
  const db = new DatabaseSync(join(dataDir, file));
  db.exec(sql);
  db.close();
  return dataDir;
}

describe('on a data folder of a newer version', { timeout: 120_000 }, () => {
  it.each([
    ['start', 'schema', /: the event log has schema 9, but this program needs schema 1$/],
    [
      'start',
      'type',
      /^The log holds an event that this program does not know: AccountGilded\. A newer version/,
    ],
    [
      'start',
      'version',
      /^The log holds AccountRegistered in version 9, and this program knows version 1\. A newer/,
    ],
    ['rebuild', 'schema', /: the event log has schema 9, but this program needs schema 1$/],
    [
      'rebuild',
      'type',
      /^The log holds an event that this program does not know: AccountGilded\. A newer version/,
    ],
    ['rebuild', 'models', /^read model \w+ is stored in version 99, .*: run the newer version, or remove/],
  ] as const)('%s ends with one line: %s', async (program, change, line) => {
    const dataDir = newer(change);
    const ended: unknown = await run(program, dataDir).catch((error: unknown) => error);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]+\n$/) });
    expect(String(Object(ended).stderr).trimEnd()).toMatch(line);
  });
});
