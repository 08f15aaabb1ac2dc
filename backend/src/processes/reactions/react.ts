import type { PartName } from '../../contract/schemas/operations/part-names.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import { type Tracing, traced } from '../../ports/telemetry/tracing.ts';
import type { Vault } from '../../ports/vault.ts';
import { processCheckpoint } from '../checkpoints.ts';
import { followByTypes } from '../follow-by-types.ts';
import { traceOf } from '../trace-events.ts';
import { Tries } from '../tries.ts';
import { KeptPlace } from './kept-place.ts';

export interface ReactionPorts {
  readonly feed: EventFeed;
  readonly log: EventLog;
  readonly vault: Vault;
  readonly tracing?: Tracing | undefined;
}

/** Handles events at least once, in order, and never again once the checkpoint is past them. */
export interface Reaction {
  readonly name: PartName;
  readonly streams: readonly string[];
  /** There may be something to do for events of these types. All others pass it unopened, and most of them unread. */
  readonly types: readonly string[];
  readonly handle: (
    event: OpenedEvent,
    signal: AbortSignal,
    /** To be called where it tries again by itself. */
    onFailed: Tries['failed'],
  ) => Promise<void>;
}

/** Follows the feed and reacts; the checkpoint moves only past events that were handled, and at once past these. */
export async function react(
  { feed, log, vault, tracing }: ReactionPorts,
  reaction: Reaction,
  signal: AbortSignal,
  { failed, worked }: Pick<Tries, 'failed' | 'worked'> = new Tries(reaction.name),
): Promise<void> {
  const after = (await processCheckpoint(vault, reaction.name)) ?? 'start';
  const { streams, types } = reaction;
  const wanted = new Set(types);
  const place = new KeptPlace(vault, reaction.name, signal);
  let last = after;
  try {
    for await (const { events, position } of followByTypes(feed, types, { after, streams, signal })) {
      const due = events.filter(({ type }) => wanted.has(type));
      for (const [n, event] of (await log.open(due)).entries()) {
        const from = due[n] && traceOf(due[n]);
        const handle = () => reaction.handle(event, signal, failed);
        await traced(tracing, reaction.name, { kind: 'consumer', from }, handle);
        // A handler that was stopped may have left the event unhandled.
        if (signal.aborted) return;
      }
      worked();
      if (position === last) continue;
      if (due.length > 0) await place.now(position);
      else place.later(position);
      last = position;
    }
  } finally {
    place.end();
  }
}
