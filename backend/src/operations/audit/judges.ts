import { isDeepStrictEqual } from 'node:util';
import { SCANS } from '../../domain/scans/events.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { Check } from './check.ts';

/** Says what is wrong with a stored document, given the one folded anew; undefined when nothing is. */
export interface Judge {
  readonly check: Check;
  see?(event: OpenedEvent): void;
  judge(id: string, stored?: StoredDocument, folded?: StoredDocument): string | undefined;
}

/** Documents are what the log makes of them, and there are neither more nor fewer. */
export function documentJudge(collection: string): Judge {
  return {
    check: new Check(`${collection} are what the log makes of them`, 'documents'),
    judge: (id, stored, folded) => {
      if (!stored) return folded && `${id} is lost`;
      if (!folded) return `${id} comes from no event`;
      if (!isDeepStrictEqual(stored.revisions, folded.revisions)) return `${id} is of other revisions`;
      return isDeepStrictEqual(stored.body, asStored(folded.body)) ? undefined : `${id} differs`;
    },
  };
}

/** A field without a value is not stored. */
const asStored = (body: StoredDocument['body']): unknown => JSON.parse(JSON.stringify(body));

/** Each code's count, counted again in the journals without any projection. */
export function scanCountJudge(): Judge {
  const check = new Check('scan counts are what the journals say', 'scans');
  const counts = new Map<string, number>();
  return {
    check,
    see: (event) => {
      if (!SCANS.recognises(event)) return;
      check.saw(event.data.scans.length);
      for (const [code] of event.data.scans) counts.set(code, (counts.get(code) ?? 0) + 1);
    },
    judge: (id, stored) => {
      const [count, shown] = [counts.get(id) ?? 0, stored?.body['scanCount']];
      return (shown ?? 0) === count ? undefined : `${id} shows ${shown} of ${count} scans`;
    },
  };
}
