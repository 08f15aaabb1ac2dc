import { type Filter, type Position, streamNameFilter } from '@eventstore/db-client';
import { OWN_STREAMS } from '../../domain/catalogue.ts';
import type { StreamNames } from './events/stream-names.ts';

/** Events that the server reads between two checkpoints, matching or not. */
const CHECKPOINT_EVERY = 100;

const NOTHING = '(?!)';
const ALL_BUT_SYSTEM = '^[^$]';

/** A filter that runs in the server. By default it sends only the product's own streams. */
export function filterOf(
  names: StreamNames,
  streams: readonly string[] = OWN_STREAMS,
  reached: (position: Position) => void,
): Filter {
  const options = {
    checkpointInterval: 1,
    maxSearchWindow: CHECKPOINT_EVERY,
    checkpointReached: (_subscription: unknown, position: Position) => reached(position),
  };
  if (streams.length === 0) return streamNameFilter({ ...options, regex: NOTHING });
  const prefixes = streams.map((beginning) => names.onServer(beginning));
  if (prefixes.includes('')) return streamNameFilter({ ...options, regex: ALL_BUT_SYSTEM });
  return streamNameFilter({ ...options, prefixes });
}

/**
 * Returns the stream of a wanted event in the port's terms. It filters again: the server also sends deletions of streams, and
 * names that only its comparison finds equal.
 */
export function wantedStream(
  { streamId, type }: { readonly streamId: string; readonly type: string },
  names: StreamNames,
  streams = OWN_STREAMS,
): string | undefined {
  const stream = type.startsWith('$') ? undefined : names.ours(streamId);
  return streams.some((beginning) => stream?.startsWith(beginning)) ? stream : undefined;
}
