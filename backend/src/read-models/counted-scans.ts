import { SCANS } from '../domain/scans/events.ts';
import { SCAN_SUMS } from '../domain/scans/scan-sums.ts';
import type { OpenedEvent } from '../log/opened-event.ts';
import type { StoredDocument } from '../ports/read-store.ts';

/** The names under which a document notes the first event of a journal that it counted, and up to which it took sums. */
const FIRST = 'first of ';
const SUMMED = 'sums of ';

/** The last revision of each stream that a document has applied, and its notes. A map: the names differ from document to document. */
export type Revisions = Map<string, number>;

/** The notes on each journal. There are few, and the name of one is asked for with each scan of a document. */
const notes = new Map<string, { readonly first: string; readonly summed: string }>();

function notesOn(journal: string) {
  const known = notes.get(journal) ?? { first: `${FIRST}${journal}`, summed: `${SUMMED}${journal}` };
  notes.set(journal, known);
  return known;
}

/** What tells of an event whether a document has applied it. */
export type Placed = Pick<OpenedEvent, 'type' | 'stream' | 'revision' | 'data'>;

/**
 * Returns whether a document has counted the scans of an event already, and notes in `revisions` what tells. A sum stands for
 * events of a journal that are, or will be, removed. A document made before has counted their scans, and its first event of the
 * journal is among them. One that is made after takes the sum, and none of these events should they still arrive.
 */
export function isCounted(revisions: Revisions, { type, stream, revision, data }: Placed): boolean {
  if (type === 'ScansRecorded') {
    const { first, summed } = notesOn(stream);
    if (revision <= (revisions.get(summed) ?? -1)) return true;
    if (!revisions.has(first)) revisions.set(first, revision);
    return false;
  }
  const slot = SCAN_SUMS.keyOf(stream);
  const { upTo } = data;
  if (slot === undefined || typeof upTo !== 'number') return false;
  const { first, summed } = notesOn(SCANS.streamOf(slot));
  const counted = revisions.get(first);
  if (counted !== undefined && counted <= upTo) return true;
  revisions.set(summed, upTo);
  return false;
}

/** Returns the last revision of each stream that a document has applied, without these notes. */
export const lastRevisions = ({
  revisions,
}: Pick<StoredDocument, 'revisions'>): StoredDocument['revisions'] =>
  Object.fromEntries(
    Object.entries(revisions).filter(([name]) => !name.startsWith(FIRST) && !name.startsWith(SUMMED)),
  );
