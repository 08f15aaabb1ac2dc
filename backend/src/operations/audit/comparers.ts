import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from '../../ports/read-store.ts';
import { Check } from './check.ts';

/** A stored document, and what the log says of it. */
export interface Compared {
  readonly id: string;
  readonly stored: StoredDocument | undefined;
  readonly folded: StoredDocument | undefined;
  /** The scans of a code in the journals. */
  readonly scans: number;
}

/** Compares a stored document with the folded one; `judge` returns the difference in words, undefined without one. */
export interface Judge {
  readonly check: Check;
  saw(compared: Compared): void;
  judge(compared: Compared): string | undefined;
}

/** The stored documents equal the folded ones, none is missing and none is too many. */
export function documentJudge(collection: string): Judge {
  const check = new Check(`${collection} equal the fold of the log`, 'documents');
  return {
    check,
    saw: ({ stored }) => check.saw(stored ? 1 : 0),
    judge: ({ id, stored, folded }) => {
      if (!stored) return folded && `${id} is missing`;
      if (!folded) return `${id} comes from no event`;
      if (!isDeepStrictEqual(stored.revisions, folded.revisions)) return `${id} is of other revisions`;
      return isDeepStrictEqual(stored.body, asStored(folded.body)) ? undefined : `${id} differs`;
    },
  };
}

/** Stores leave out fields that are undefined. */
const asStored = (body: StoredDocument['body']): unknown => JSON.parse(JSON.stringify(body));

/** Each code's scan count equals the scans in the journals, counted without its projection. */
export function scanCountJudge(): Judge {
  const check = new Check('scan counts equal the journals', 'scans');
  return {
    check,
    saw: ({ scans }) => check.saw(scans),
    judge: ({ id, stored, scans }) => {
      const shown = stored?.body['scanCount'];
      return (shown ?? 0) === scans ? undefined : `${id} shows ${shown} of ${scans} scans`;
    },
  };
}
