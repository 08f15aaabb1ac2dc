import type { HistoryEntry } from '../../../contract/schemas/history.ts';
import type { Caller } from '../../../domain/caller.ts';
import {
  type CodeHistory,
  type CodeVersion,
  isAvailable,
  isRestorable,
  showTheSame,
} from '../../../domain/qr-code/history.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import type { Actor } from '../../../ports/event-store.ts';
import { storedInfo } from '../../views/barcode.ts';

/** Returns a page of a code's history as a caller may see it, newest first. */
export const historyView = (history: CodeHistory, caller: Caller, publicUrl: string): HistoryEntry[] =>
  history.versions.toReversed().map((version) => ({
    ...versionView(version, history, caller, publicUrl),
    by: byWhom(version.actor, caller),
  }));

/** Returns one change of a code as a caller may see it, without who made it. */
export function versionView(
  { revision, at, kind, state }: CodeVersion,
  { now, newest }: CodeHistory,
  caller: Caller,
  publicUrl: string,
): Omit<HistoryEntry, 'by'> {
  return {
    version: revision,
    at,
    kind,
    ...contentsView(state, now, caller, publicUrl),
    restorable: isRestorable(state, now, caller) && !showTheSame(state, now),
    current: revision === newest,
  };
}

/** Returns name and content of a code in an earlier state as a caller may see them. */
export function contentsView(
  state: QrCode,
  now: QrCode,
  caller: Caller,
  publicUrl: string,
): Pick<HistoryEntry, 'name' | 'storedInfo' | 'available'> {
  const available = isAvailable(state, now, caller);
  return {
    name: available ? state.name : null,
    // Forms of files that were made later are those of the same files.
    storedInfo: available ? storedInfo({ ...state, prepared: now.prepared }, publicUrl) : null,
    available,
  };
}

function byWhom({ kind, id }: Actor, caller: Caller): HistoryEntry['by'] {
  if (id === caller.id) return 'you';
  return kind === 'user' ? 'owner' : kind;
}
