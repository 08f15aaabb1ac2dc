import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Queries the file of the log directly, also while a server has it open. */
export function queryLog(dataDir: string, sql: string): readonly Readonly<Record<string, unknown>>[] {
  const db = new DatabaseSync(join(dataDir, 'events.db'), { readOnly: true, timeout: 5000 });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** Returns each marked scan with its code, and how often the log holds it. */
export const recordedScans = (dataDir: string) =>
  queryLog(
    dataDir,
    `SELECT json_extract(events.data, '$.visitors[' || json_extract(scan.value, '$[2]') || '].referrer') AS marker,
            json_extract(scan.value, '$[0]') AS code, count(*) AS times
     FROM events, json_each(events.data, '$.scans') AS scan WHERE events.type = 'ScansRecorded' GROUP BY 1, 2`,
  ).map(({ marker, code, times }) => ({ marker: String(marker), code: String(code), times: Number(times) }));

export const countEvents = (dataDir: string, type: string): number =>
  Number(queryLog(dataDir, `SELECT count(*) AS count FROM events WHERE type = '${type}'`)[0]?.['count']);
