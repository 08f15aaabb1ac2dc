import type { HistoryEntry } from '../../../contract/schemas/history.ts';
import type { Caller } from '../../../domain/caller.ts';
import {
  type CodeHistory,
  type CodeVersion,
  isAvailable,
  sameContent,
} from '../../../domain/qr-code/history.ts';
import type { Actor } from '../../../ports/event-store.ts';
import { storedInfo } from '../../views/barcode.ts';

/** Returns a page of a code's history as a caller may see it, newest first. */
export const historyView = (
  { versions, now, newest }: CodeHistory,
  caller: Caller,
  publicUrl: string,
): HistoryEntry[] =>
  versions
    .map(({ revision, at, actor, kind, state }: CodeVersion): HistoryEntry => {
      const available = isAvailable(state, now, caller);
      return {
        version: revision,
        at,
        by: byWhom(actor, caller),
        kind,
        name: available ? state.name : null,
        // Forms of files that were made later are those of the same files.
        storedInfo: available ? storedInfo({ ...state, prepared: now.prepared }, publicUrl) : null,
        available,
        restorable: available && !sameContent(state, now),
        current: revision === newest,
      };
    })
    .reverse();

function byWhom({ kind, id }: Actor, caller: Caller): HistoryEntry['by'] {
  if (id === caller.id) return 'you';
  return kind === 'user' ? 'owner' : kind;
}
