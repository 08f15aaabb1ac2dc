import { unpackSums } from '../../domain/scans/archived-sums.ts';
import type { JournalArchive } from '../../domain/scans/archives.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { Expected } from '../../ports/event-store.ts';
import type { Vault } from '../../ports/vault.ts';
import { sumsFrom } from '../../processes/retention/scans/carry-out-scans.ts';
import { archivesIn } from '../../processes/scan-archives/archives-of.ts';
import type { Entry } from './sums.ts';

/** Sums that an interrupted run has begun to append. */
export interface Begun {
  readonly from: number;
  readonly upTo: number;
  readonly scans: number;
}

/** What the log says of the archives of a slot. */
export interface Standing {
  /** The latest archive of the slot; undefined without one. */
  readonly last: JournalArchive | undefined;
  /** The last events of the two streams, which the next appends expect. */
  readonly archives: Expected;
  readonly sums: Expected;
  readonly begun: Begun | undefined;
  /** Up to which revisions retention has summed events that may still be there. */
  readonly summed: readonly number[];
  /** Whether the begun sums have an entry. */
  readonly has: (entry: Entry) => boolean;
}

export async function standingOf(
  { log, vault }: { readonly log: EventLog; readonly vault: Pick<Vault, 'get' | 'put'> },
  slot: string,
): Promise<Standing> {
  const archives = await archivesIn(log);
  const last = archives.findLast((archive) => archive.slot === slot);
  const closed = last?.upTo ?? Number.NEGATIVE_INFINITY;
  const known = new Set<string>();
  const summed: number[] = [];
  let begun: Begun | undefined;
  let sums: Expected = 'none';
  const from = await sumsFrom({ log, vault }, slot);
  for await (const event of log.read(SCAN_SUMS.streamOf(slot), { from, fresh: true })) {
    sums = event.revision;
    if (!SCAN_SUMS.recognises(event)) continue;
    if (event.type === 'ScansSummed') summed.push(event.data.upTo);
    if (event.type !== 'ArchivedScansSummed' || event.data.upTo <= closed) continue;
    begun = event.data;
    const { codes, days, batches } = unpackSums(event.data);
    for (const { code } of codes) known.add(`codes ${code}`);
    for (const { day } of days) known.add(`days ${day}`);
    for (const { batch } of batches) known.add(`batches ${batch}`);
  }
  return {
    last,
    archives: archives.length === 0 ? 'none' : archives.length - 1,
    sums,
    begun,
    summed,
    has: (entry) => known.has(keyOf(entry)),
  };
}

function keyOf(entry: Entry): string {
  switch (entry.list) {
    case 'codes':
      return `codes ${entry.value.code}`;
    case 'days':
      return `days ${entry.value.day}`;
    case 'batches':
      return `batches ${entry.value.batch}`;
  }
}
