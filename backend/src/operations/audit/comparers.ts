import { isDeepStrictEqual } from 'node:util';
import { SCANS } from '../../domain/scans/events.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { lastRevisions } from '../../read-models/counted-scans.ts';
import { Check } from './check.ts';

/** A stored document, and what the log says of it. */
export interface Compared {
  readonly id: string;
  readonly stored: StoredDocument | undefined;
  readonly folded: StoredDocument | undefined;
  /** The scans of a code in the journals. */
  readonly scans: number;
}

/** Compares stored documents with folded ones. */
export interface Comparer {
  readonly check: Check;
  /** Adds what it looked at to the check's count. */
  count(compared: Compared): void;
  /** Returns the difference as a text; undefined without one. */
  differenceOf(this: void, compared: Compared): string | undefined;
}

/** The stored documents equal the folded ones, none is missing and none is too many. */
export function documentComparer(collection: string): Comparer {
  const check = new Check(`${collection} equal the fold of the log`, 'documents');
  return {
    check,
    count: ({ stored }) => check.saw(stored ? 1 : 0),
    differenceOf: ({ id, stored, folded }) => {
      if (!stored) return folded && `${id} is missing`;
      if (!folded) return `${id} comes from no event`;
      if (!isDeepStrictEqual(comparable(stored, folded), comparable(folded, stored)))
        return `${id} is of other revisions`;
      return isDeepStrictEqual(stored.body, asStored(folded.body)) ? undefined : `${id} differs`;
    },
  };
}

/**
 * A document that was made before a journal was truncated names the journal, and so does one that was taken from a snapshot. Where a
 * sum is all that is left for it, another names only the sum.
 */
const comparable = (one: StoredDocument, { revisions }: StoredDocument) =>
  Object.fromEntries(
    Object.entries(lastRevisions(one)).filter(
      ([stream]) => SCANS.keyOf(stream) === undefined || revisions[stream] !== undefined,
    ),
  );

/** Stores leave out fields that are undefined. */
const asStored = (body: StoredDocument['body']): unknown => JSON.parse(JSON.stringify(body));

/** Each code's scan count equals the scans in the journals, counted without its projection. */
export function scanCountComparer(): Comparer {
  const check = new Check('scan counts equal the journals', 'scans');
  return {
    check,
    count: ({ scans }) => check.saw(scans),
    differenceOf: ({ id, stored, scans }) => {
      const shown = stored?.body['scanCount'];
      return (shown ?? 0) === scans ? undefined : `${id} shows ${shown} of ${scans} scans`;
    },
  };
}

/** Whether a stored document has all events that are folded. */
export function hasReached({ stored, folded }: Pick<Compared, 'stored' | 'folded'>): boolean {
  const revisions = Object.entries(folded ? lastRevisions(folded) : {});
  return revisions.every(([stream, revision]) => (stored?.revisions[stream] ?? -1) >= revision);
}
