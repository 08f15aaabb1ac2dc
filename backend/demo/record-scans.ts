import type { Visit } from '../src/domain/scans/pack.ts';
import type { ScanJournal } from '../src/log/scan-journal.ts';

/** Records the scans of one day. Rejects where one of them is not durable. */
export async function recordScans(journal: ScanJournal, visits: readonly Visit[]): Promise<void> {
  let lost = 0;
  for (const visit of visits)
    journal.record(visit, (durable) => {
      if (!durable) lost += 1;
    });
  await journal.settled();
  if (lost > 0) throw new Error(`${lost} scans were not recorded`);
}
