import { type Filter, type Position, streamNameFilter } from '@eventstore/db-client';
import { OWN_STREAMS } from '../../domain/catalogue.ts';

/** Events that the server reads between two checkpoints, matching or not. */
const CHECKPOINT_EVERY = 100;

const NOTHING = '(?!)';
const ALL_BUT_SYSTEM = '^[^$]';

/** A filter that runs in the server. By default it sends only the product's own streams. */
export function filterOf(
  streams: readonly string[] = OWN_STREAMS,
  reached: (position: Position) => void,
): Filter {
  const options = {
    checkpointInterval: 1,
    maxSearchWindow: CHECKPOINT_EVERY,
    checkpointReached: (_subscription: unknown, position: Position) => reached(position),
  };
  if (streams.length === 0) return streamNameFilter({ ...options, regex: NOTHING });
  if (streams.includes('')) return streamNameFilter({ ...options, regex: ALL_BUT_SYSTEM });
  return streamNameFilter({ ...options, prefixes: [...streams] });
}

/** Filters again: the server also sends deletions of streams, and names that only its comparison finds equal. */
export function isWanted(event: { readonly streamId: string; readonly type: string }, streams = OWN_STREAMS) {
  return !event.type.startsWith('$') && streams.some((prefix) => event.streamId.startsWith(prefix));
}
