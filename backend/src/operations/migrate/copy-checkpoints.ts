import { endOf } from '../../ports/end-of-feed.ts';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import type { Vault } from '../../ports/vault.ts';
import { keepProcessCheckpoint } from '../../processes/checkpoints.ts';
import { readToEnd } from '../read-to-end.ts';

interface Log {
  readonly feed: EventFeed;
  readonly vault: Vault;
}

/**
 * Gives every process on the target its checkpoint of the source, so that it skips no event. `translated`: the target has
 * a log of its own, with other positions. Where it has streams in another order, a process may get a few events again,
 * which all processes tolerate. `dropped`: the names of processes that get no checkpoint on the target. A process without
 * a checkpoint begins with the first event.
 */
export async function copyCheckpoints(
  source: Log,
  target: Log,
  { translated, dropped }: { readonly translated: boolean; readonly dropped: (name: string) => boolean },
): Promise<void> {
  for await (const { kind, id, value } of source.vault.scan()) {
    if (kind !== 'checkpoint' || typeof value !== 'string') continue;
    const found = translated ? await translate(source.feed, target.feed, value) : { position: value };
    if (found === 'not of the source') continue;
    if (found.position === undefined || dropped(id)) await target.vault.delete(kind, id);
    else await keepProcessCheckpoint(target.vault, id, found.position);
  }
}

/**
 * The last position on the target that is before all events after `position` on the source; undefined where that is the
 * start. In a vault that both sides share, an earlier run may have translated the position already.
 */
async function translate(
  source: EventFeed,
  target: EventFeed,
  position: Position,
): Promise<{ readonly position: Position | undefined } | 'not of the source'> {
  const ahead = await eventsAfter(source, position);
  if (ahead === undefined) return 'not of the source';
  if (ahead.size === 0) return { position: await endOf(target) };
  let last: Position | undefined;
  for await (const events of readToEnd(target)) {
    for (const event of events) {
      if (ahead.has(event.id)) return { position: last };
      last = event.position;
    }
  }
  return { position: last };
}

async function eventsAfter(feed: EventFeed, position: Position): Promise<ReadonlySet<string> | undefined> {
  const ids = new Set<string>();
  try {
    for await (const events of readToEnd(feed, position)) for (const { id } of events) ids.add(id);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return ids;
}
