import { SCANS } from '../../domain/scans/events.ts';
import { FIRST_HASH } from '../../log/hash-chain.ts';
import { noteSummed } from '../../processes/retention/scans/carry-out-scans.ts';
import { firstOf } from '../../processes/scan-archives/archives-of.ts';
import { SLOTS } from '../../processes/scan-archives/slots.ts';
import { BackupRefused } from '../backup/manifest.ts';
import type { ArchiveContext } from './context.ts';
import { newHeader } from './lines.ts';
import { eventsOf, nextRange, type Range } from './range.ts';
import { appendSums, noteArchive } from './record.ts';
import { removeEvents } from './remove.ts';
import { type Standing, standingOf } from './standing.ts';
import { writeArchive } from './stored-archive.ts';
import { removeUnfinished } from './unfinished.ts';

interface Options {
  /** Events recorded at this time or later stay: ISO 8601, UTC. */
  readonly before: string;
  /** Scans of an archive at most. */
  readonly together: number;
  /** Events that are removed together; two thousand when absent. */
  readonly step?: number;
  /** Aborts where another may rebuild. */
  readonly signal: AbortSignal;
}

/**
 * Moves the events of the scan journals before a time into archives: durable files that are read back, then sums in the log, then the
 * event that names the file; then the events are removed. A run that was stopped is gone on with, at any step. Only the holder of the
 * lease of rebuilds may call it. Returns how many archives were made.
 */
export async function archiveJournals(context: ArchiveContext, options: Options): Promise<number> {
  let made = 0;
  await removeUnfinished(context.at.place, context.clock.now());
  await context.counted();
  for (const slot of SLOTS) while (await archiveNext(context, slot, options)) made += 1;
  return made;
}

/** Returns false where nothing was left to archive. */
async function archiveNext(context: ArchiveContext, slot: string, options: Options): Promise<boolean> {
  const { log, say } = context;
  const { signal } = options;
  let first = await firstOf(log, slot);
  if (first === undefined) return false;
  const standing = await standingOf(context, slot);
  const { last } = standing;
  if (last && first <= last.upTo) {
    say(`goes on with the removal of ${last.file}`);
    await remove(context, slot, { from: first, upTo: last.upTo }, options);
    first = last.upTo + 1;
  }
  // A run of retention was stopped. Each of its sums goes with all of its events.
  for (const upTo of standing.summed)
    if (upTo >= first) {
      signal.throwIfAborted();
      await context.events.truncate(SCANS.streamOf(slot), upTo + 1);
      first = upTo + 1;
    }
  const range = await chosen(context, slot, standing, { ...options, from: first });
  if (!range) return false;
  signal.throwIfAborted();
  const before = last?.head ?? FIRST_HASH;
  const { window, ...told } = range;
  const header = newHeader({ journal: SCANS.streamOf(slot), ...told, before });
  const written = await writeArchive(context.at, header, () => eventsOf(context, slot, range));
  say(`${written.piece.name}: ${range.scans} scans, ${written.piece.bytes} bytes`);
  await appendSums(context, slot, standing, range, signal);
  say('  summed');
  signal.throwIfAborted();
  await noteArchive(context, slot, standing, range, { ...written, before });
  say('  noted');
  await context.counted();
  await remove(context, slot, range, options);
  say('  removed from the log');
  return true;
}

/** Returns the events of the next archive. One that a stopped run has begun to sum is the same as there. */
async function chosen(
  context: ArchiveContext,
  slot: string,
  { begun }: Standing,
  { from, before, together }: Pick<Options, 'before' | 'together'> & { readonly from: number },
): Promise<Range | undefined> {
  if (!begun) return nextRange(context, slot, { from, before, together });
  if (begun.from !== from)
    throw new BackupRefused(
      `${SCANS.streamOf(slot)} begins with ${from}, and scans from ${begun.from} on are summed`,
    );
  // It had room for them, and has room for a quarter as many parts of events.
  const room = Math.max(together, 4 * begun.scans + 4 * (begun.upTo - from + 1));
  return nextRange(context, slot, { from, before, together: room, upTo: begun.upTo });
}

/** Removes archived events. Folds leave out what is left meanwhile. */
async function remove(
  { events, log, vault }: ArchiveContext,
  slot: string,
  { from, upTo }: Pick<Range, 'from' | 'upTo'>,
  { step, signal }: Options,
): Promise<void> {
  await removeEvents(events, SCANS.streamOf(slot), { from, before: upTo + 1, step, signal });
  await noteSummed({ log, vault }, slot);
}
