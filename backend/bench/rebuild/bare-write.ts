import { DatabaseSync } from 'node:sqlite';

/** Rows of one transaction. */
const ROWS = 10_000;

/** Copies the documents of `read.db` into a file that has a key and no index. Returns how many it wrote a second. */
export function bareWrite(readModels: string, file: string): number {
  const source = new DatabaseSync(readModels, { readOnly: true });
  const target = new DatabaseSync(file);
  try {
    target.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    target.exec('CREATE TABLE documents (id TEXT PRIMARY KEY, version INTEGER, revisions TEXT, body TEXT)');
    const insert = target.prepare('INSERT INTO documents VALUES (?, ?, ?, ?)');
    const find = source.prepare("SELECT number FROM generations WHERE collection = 'codes'");
    const table = `documents_${find.get()?.['number']}`;
    const page = source.prepare(
      `SELECT rowid, id, version, revisions, body FROM ${table} WHERE rowid > ? LIMIT ${ROWS}`,
    );
    let [after, written, took]: [number, number, number] = [0, 0, 0];
    for (;;) {
      const rows = page.all(after);
      const last = rows.at(-1);
      if (last === undefined) return written / took;
      const began = performance.now();
      target.exec('BEGIN IMMEDIATE');
      for (const { id = null, version = null, revisions = null, body = null } of rows)
        insert.run(id, version, revisions, body);
      target.exec('COMMIT');
      took += (performance.now() - began) / 1000;
      written += rows.length;
      after = Number(last['rowid']);
    }
  } finally {
    source.close();
    target.close();
  }
}
