import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { diskReason } from './error-reason.ts';

it('names what an operator can mend in one line', () => {
  const failed = (code: string) => Object.assign(new Error(`${code}: fsync`), { code });
  expect(diskReason(failed('EIO'))).toBe('the disk fails (EIO: fsync)');
  expect(diskReason(failed('ENOSPC'))).toMatch(/^the disk is full/);
  expect(diskReason(new TypeError('mistake'))).toBeUndefined();
  expect(diskReason(failed('ERR_INVALID_ARG'))).toBeUndefined();
});

it('names what SQLite fails with', () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (x); PRAGMA max_page_count = 2');
  let error: unknown;
  try {
    db.exec('INSERT INTO t VALUES (zeroblob(100000))');
  } catch (thrown) {
    error = thrown;
  }
  expect(diskReason(error)).toMatch(/^the disk is full \(SQLite: database or disk is full, 13\)$/);
});
