import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { scansRecorded } from '../../src/domain/scans/events.ts';
import { scansIn } from '../../src/testing/scans/scans.ts';

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
export function recordedScans(dataDir: string) {
  const times = new Map<string, { marker: string; code: string; times: number }>();
  for (const { data } of queryLog(dataDir, "SELECT data FROM events WHERE type = 'ScansRecorded'"))
    for (const { code, visitor } of scansIn(scansRecorded.data.parse(JSON.parse(String(data))))) {
      const marker = String(visitor?.referrer);
      const scan = times.get(`${marker} ${code}`) ?? { marker, code, times: 0 };
      times.set(`${marker} ${code}`, { ...scan, times: scan.times + 1 });
    }
  return [...times.values()];
}

export const countEvents = (dataDir: string, type: string): number =>
  Number(queryLog(dataDir, `SELECT count(*) AS count FROM events WHERE type = '${type}'`)[0]?.['count']);
