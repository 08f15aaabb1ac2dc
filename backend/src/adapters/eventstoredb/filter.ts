import { type Filter, type Position, streamNameFilter } from '@eventstore/db-client';
import { OWN_STREAMS } from '../../domain/catalogue.ts';

/** Events that the server looks at before it tells how far it is, whether one matched or not. */
const CHECKPOINT_EVERY = 100;

const NOTHING = '(?!)';
const ALL_BUT_SYSTEM = '^[^$]';

/** A filter that runs in the server. Unless asked for, only the product's own streams ever leave it. */
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

/** What the server lets through besides: a stream's deletion for good, and whatever its comparison finds alike. */
export function isWanted(event: { readonly streamId: string; readonly type: string }, streams = OWN_STREAMS) {
  return !event.type.startsWith('$') && streams.some((prefix) => event.streamId.startsWith(prefix));
}
