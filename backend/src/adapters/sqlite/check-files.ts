import { DatabaseSync } from 'node:sqlite';
import { databaseReason } from './errors.ts';
import { checksumOf } from './event-log/checksum.ts';
import { EVENT_COLUMNS, integer, text } from './event-log/rows.ts';
import { BUSY_TIMEOUT_MS } from './open.ts';

/** What a check of a file found, one line for each difference. */
export interface FileCheck {
  readonly examined: number;
  readonly wrong: readonly string[];
}

/** Lines of SQLite for one file; the rest is of the same cause. */
const MOST_LINES = 100;
/** Rows of one read transaction, so that the write-ahead log of a running product can start over. */
const PAGE = 5_000;

/** Checks pages, rows and indexes of a database file, also while others write it. It changes nothing. */
export const checkIntegrity = (file: string): FileCheck =>
  reading(file, (db) => {
    const lines = db
      .prepare(`PRAGMA integrity_check(${MOST_LINES})`)
      .all()
      .map((row) => String(row['integrity_check']));
    return { examined: 1, wrong: lines.filter((line) => line !== 'ok') };
  });

/** Compares each event of a log with its checksum. Events of versions without checksums are passed. */
export const checkChecksums = (file: string): FileCheck =>
  reading(file, (db) => {
    const hasSums = db.prepare("SELECT 1 FROM pragma_table_info('events') WHERE name = 'checksum'").get();
    if (!hasSums) return { examined: 0, wrong: [] };
    const next = db.prepare(
      `SELECT ${EVENT_COLUMNS}, checksum FROM events NOT INDEXED WHERE position > ? ORDER BY position LIMIT ${PAGE}`,
    );
    const wrong: string[] = [];
    let examined = 0;
    for (let position = 0, rows = -1; rows !== 0; ) {
      rows = 0;
      for (const row of next.iterate(position)) {
        rows += 1;
        position = integer(row['position']);
        if (row['checksum'] === null) continue;
        examined += 1;
        const [stream, id, type, at] = [
          text(row['stream']),
          text(row['id']),
          text(row['type']),
          text(row['at']),
        ];
        const [revision, version] = [integer(row['revision']), integer(row['version'])];
        const event = { stream, revision, id, type, version, at, actor: text(row['actor']) };
        if (checksumOf({ ...event, data: text(row['data']) }) !== row['checksum'])
          wrong.push(`${stream}@${revision} at position ${position} is not what was written`);
      }
    }
    return { examined, wrong };
  });

/** What cannot be read at all is a difference, too. */
function reading(file: string, check: (db: DatabaseSync) => FileCheck): FileCheck {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    return check(db);
  } catch (error) {
    return { examined: 0, wrong: [databaseReason(error, file)] };
  } finally {
    db.close();
  }
}
