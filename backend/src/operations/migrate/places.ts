import type { EventFeed, Position } from '../../ports/event-feed.ts';
import type { Vault } from '../../ports/vault.ts';
import { keepProcessCheckpoint } from '../../processes/checkpoints.ts';
import { endOf, onceThrough } from './once-through.ts';

interface Log {
  readonly feed: EventFeed;
  readonly vault: Vault;
}

/**
 * Gives every process on the target the place it had come to on the source, so that nothing is left out. Where the target
 * has put streams in another order, a few events may be met again, which all processes bear. `translated`: the target's log is another, with places of its own. A place that can't be told there is
 * dropped: its process begins with the first event, which all of them bear.
 */
export async function copyPlaces(
  source: Log,
  target: Log,
  { translated, dropped }: { readonly translated: boolean; readonly dropped: (name: string) => boolean },
): Promise<void> {
  for await (const { kind, id, value } of source.vault.scan()) {
    if (kind !== 'checkpoint' || typeof value !== 'string') continue;
    const place = translated ? await translate(source.feed, target.feed, value) : { position: value };
    if (place === 'not of the source') continue;
    if (place.position === undefined || dropped(id)) await target.vault.delete(kind, id);
    else await keepProcessCheckpoint(target.vault, id, place.position);
  }
}

/**
 * The last place on the target behind which lies all that lies behind `position` on the source; none where that is
 * everything. In a vault that both share it may have been translated before.
 */
async function translate(
  source: EventFeed,
  target: EventFeed,
  position: Position,
): Promise<{ readonly position: Position | undefined } | 'not of the source'> {
  const ahead = await eventsBehind(source, position);
  if (ahead === undefined) return 'not of the source';
  if (ahead.size === 0) return { position: await endOf(target) };
  let last: Position | undefined;
  for await (const events of onceThrough(target)) {
    for (const event of events) {
      if (ahead.has(event.id)) return { position: last };
      last = event.position;
    }
  }
  return { position: last };
}

async function eventsBehind(feed: EventFeed, position: Position): Promise<ReadonlySet<string> | undefined> {
  const ids = new Set<string>();
  try {
    for await (const events of onceThrough(feed, position)) for (const { id } of events) ids.add(id);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return ids;
}
