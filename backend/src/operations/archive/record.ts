import { packSums, type SumsPart } from '../../domain/scans/archived-sums.ts';
import { ARCHIVES_STREAM } from '../../domain/scans/archives.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import { inSlices } from '../../log/pacing/slices.ts';
import { type ArchiveContext, append } from './context.ts';
import type { Range } from './range.ts';
import type { Standing } from './standing.ts';
import type { Written } from './stored-archive.ts';
import { entriesOf, partsOf } from './sums.ts';

/** Appends the sums of a range, those excepted that a stopped run has appended. Rejects with the signal's reason. */
export async function appendSums(
  context: ArchiveContext,
  slot: string,
  { sums, begun, has }: Standing,
  { from, upTo, scans, window }: Range,
  signal: AbortSignal,
): Promise<void> {
  let expected = sums;
  let isBegun = begun !== undefined;
  function* missing() {
    for (const entry of entriesOf(window.additions())) if (!has(entry)) yield entry;
  }
  const add = async (part: SumsPart) => {
    signal.throwIfAborted();
    const data = { from, upTo, scans, ...packSums(part) };
    expected = await append(context, SCAN_SUMS.streamOf(slot), expected, {
      type: 'ArchivedScansSummed',
      data,
    });
    isBegun = true;
  };
  for await (const part of partsOf(inSlices(missing()))) await add(part);
  // Events without scans have a sum, too: it says why the journal lacks them.
  if (!isBegun) await add({ codes: [], days: [], batches: [] });
}

/** Appends the event that names an archive, and closes its sums. */
export async function noteArchive(
  context: ArchiveContext,
  slot: string,
  { archives }: Standing,
  { window: _window, last: _last, ...range }: Range,
  { piece, head, before }: Written & { readonly before: string },
): Promise<void> {
  const { name: file, bytes, sha256 } = piece;
  const sealedFor = context.at.sealing?.recipient ?? null;
  const data = { slot, ...range, file, bytes, sha256, sealedFor, before, head };
  await append(context, ARCHIVES_STREAM, archives, { type: 'JournalArchived', data });
}
