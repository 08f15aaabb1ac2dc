import type { EventLog } from '../../log/event-log.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { Vault } from '../../ports/vault.ts';
import { keepProcessCheckpoint, processCheckpoint } from '../checkpoints.ts';

export interface ReactionPorts {
  readonly feed: EventFeed;
  readonly log: EventLog;
  readonly vault: Vault;
}

/** Handles events at least once, in order, and never again once the checkpoint is past them. */
export interface Reaction {
  readonly name: string;
  readonly streams: readonly string[];
  readonly handle: (event: OpenedEvent, signal: AbortSignal) => Promise<void>;
}

/** Follows the feed and reacts; the checkpoint moves only past events that were handled. */
export async function react(
  { feed, log, vault }: ReactionPorts,
  reaction: Reaction,
  signal: AbortSignal,
): Promise<void> {
  const after = (await processCheckpoint(vault, reaction.name)) ?? 'start';
  let kept = after;
  for await (const batch of feed.subscribe({ after, streams: reaction.streams, signal })) {
    for (const event of await log.open(batch.events)) {
      await reaction.handle(event, signal);
      // A handler that was stopped may have left the event unhandled.
      if (signal.aborted) return;
    }
    if (batch.position === kept || (batch.events.length === 0 && batch.caughtUp === false)) continue;
    await keepProcessCheckpoint(vault, reaction.name, batch.position);
    kept = batch.position;
  }
}
