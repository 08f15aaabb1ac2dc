import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT } from '../../src/domain/account/account.ts';
import { installIn } from '../migrate/installation.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { dataFolder } from './folder.ts';

const PROGRAM = join(import.meta.dirname, '../../src/main/erase.ts');
const DATA_DIR = dataFolder();
const LIST = join(DATA_DIR, 'erased.jsonl');

/** Runs the program as after a restore: without read models. */
async function eraseAgain(...lines: readonly string[]) {
  for (const file of ['read.db', 'read.db-wal', 'read.db-shm']) rmSync(join(DATA_DIR, file), { force: true });
  writeFileSync(LIST, lines.join('\n'));
  const env = { ...INHERITED_ENVIRONMENT, DATA_DIR };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, '--again', LIST], { env });
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    return Object(error);
  }
}

function idOf(role: string): string {
  const db = new DatabaseSync(join(DATA_DIR, 'events.db'), { readOnly: true });
  const row = db
    .prepare("SELECT stream FROM events WHERE type = 'AccountRegistered' AND data ->> 'role' = ?")
    .get(role);
  db.close();
  return ACCOUNT.keyOf(String(row?.['stream'])) ?? '';
}

const lineOf = (userId: string) => JSON.stringify({ userId, codes: 'close' });

describe('erasures that are repeated after a restore', { timeout: 120_000 }, () => {
  beforeAll(() => installIn(DATA_DIR, 1));

  it.each([
    ['a line that names nobody', [`{"userId":"x"}`]],
    ['a line that was cut off', [`{"userId":"5fbad284-ac47`]],
  ])('erase nobody where the list has %s', async (_what, lines) => {
    const ended = await eraseAgain(lineOf(idOf('user')), ...lines);
    expect(ended).toMatchObject({ code: 1, stderr: `${LIST}: line 2 names no erased person\n` });
    expect(ended.stdout).toBe('');
  });

  it('need no read models, and name the last admin, who stays', async () => {
    const admin = idOf('admin');
    const list = ['> qlaim@0.1.0 erase', '', lineOf(admin), lineOf(idOf('user')), lineOf(idOf('user'))];
    const told = (counts: string) => expect.stringContaining(`${counts}\nNOT erased: ${admin}\n`);
    const counts = 'erased again: 1; erased before: 0; not in this log: 0';
    expect(await eraseAgain(...list)).toMatchObject({ code: 1, stdout: told(counts) });
    const again = 'erased again: 0; erased before: 1; not in this log: 0';
    expect(await eraseAgain(...list)).toMatchObject({ code: 1, stdout: told(again) });
  });
});
