import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Asks the log's file itself, whoever has it open. */
export function askLog(dataDir: string, sql: string): readonly Readonly<Record<string, unknown>>[] {
  const db = new DatabaseSync(join(dataDir, 'events.db'), { readOnly: true, timeout: 5000 });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** How often each marked scan is in the log, with its code. */
export const recordedScans = (dataDir: string) =>
  askLog(
    dataDir,
    `SELECT json_extract(events.data, '$.visitors[' || json_extract(scan.value, '$[2]') || '].referrer') AS marker,
            json_extract(scan.value, '$[0]') AS code, count(*) AS times
     FROM events, json_each(events.data, '$.scans') AS scan WHERE events.type = 'ScansRecorded' GROUP BY 1, 2`,
  ).map(({ marker, code, times }) => ({ marker: String(marker), code: String(code), times: Number(times) }));

export const countEvents = (dataDir: string, type: string): number =>
  Number(askLog(dataDir, `SELECT count(*) AS count FROM events WHERE type = '${type}'`)[0]?.['count']);
