import { isDeepStrictEqual } from 'node:util';
import { SCANS } from '../../domain/scans/events.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { Check } from './check.ts';

/** Compares a stored document with the folded one; `judge` returns the difference in words, undefined without one. */
export interface Judge {
  readonly check: Check;
  see?(event: OpenedEvent): void;
  judge(id: string, stored?: StoredDocument, folded?: StoredDocument): string | undefined;
}

/** The stored documents equal the folded ones, none is missing and none is too many. */
export function documentJudge(collection: string): Judge {
  return {
    check: new Check(`${collection} equal the fold of the log`, 'documents'),
    judge: (id, stored, folded) => {
      if (!stored) return folded && `${id} is missing`;
      if (!folded) return `${id} comes from no event`;
      if (!isDeepStrictEqual(stored.revisions, folded.revisions)) return `${id} is of other revisions`;
      return isDeepStrictEqual(stored.body, asStored(folded.body)) ? undefined : `${id} differs`;
    },
  };
}

/** Stores leave out fields that are undefined. */
const asStored = (body: StoredDocument['body']): unknown => JSON.parse(JSON.stringify(body));

/** Each code's scan count equals the scans in the journals, counted without a projection. */
export function scanCountJudge(): Judge {
  const check = new Check('scan counts equal the journals', 'scans');
  const counts = new Map<string, number>();
  return {
    check,
    see: (event) => {
      if (!SCANS.recognises(event) || event.type !== 'ScansRecorded') return;
      check.saw(event.data.scans.length);
      for (const [code] of event.data.scans) counts.set(code, (counts.get(code) ?? 0) + 1);
    },
    judge: (id, stored) => {
      const [count, shown] = [counts.get(id) ?? 0, stored?.body['scanCount']];
      return (shown ?? 0) === count ? undefined : `${id} shows ${shown} of ${count} scans`;
    },
  };
}
