import { Mutex } from 'async-mutex';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { Leases } from '../../ports/lease.ts';
import type { Projection } from '../../read-models/projection.ts';
import { giveMemoryBack } from '../give-memory-back.ts';
import type { ProjectorPorts } from './follow-log.ts';
import { rebuildHeld } from './rebuild-held.ts';

export interface FillPorts extends ProjectorPorts {
  readonly leases: Leases;
  /** Identifies this process among all others. */
  readonly holder: string;
  /** Called after the last fill. */
  readonly onFilled?: () => void;
}

interface Options {
  readonly signal: AbortSignal;
  /** Called after each part. */
  readonly onProgress: () => void;
}

/** Events after which a log is long: a projector takes more than a second for them. */
const MANY = 10_000;

/** Fills read models that have read nothing of a long log, one after another, as rebuilds do: many times as fast as projectors. */
export function createFirstFill(ports: FillPorts, many = MANY) {
  const turns = new Mutex();
  let isLong = false;
  let hasFilled = false;
  return async (projection: Projection, { signal, onProgress }: Options): Promise<void> => {
    await turns.runExclusive(async () => {
      const { name } = projection.definition;
      const remaining = async () => ((await ports.store.checkpoint(name)) === null ? [projection] : []);
      if ((await remaining()).length === 0) return;
      isLong ||= await hasMany(ports.feed, many, signal);
      if (!isLong) return;
      await rebuildHeld(ports, {
        // The lease of rebuilds tells this one from one that an admin asks for.
        holder: `${ports.holder} first`,
        signal,
        reach: (ask) => ask(),
        remaining,
        onProgress: () => onProgress(),
        onRebuilt: () => undefined,
        onLeaseLost: () => undefined,
      });
      hasFilled = true;
    });
    const isLast = !turns.isLocked();
    if (!hasFilled || !isLast) return;
    hasFilled = false;
    ports.onFilled?.();
    await giveMemoryBack();
  };
}

/** Whether a log has so many events. */
async function hasMany(feed: EventFeed, many: number, signal: AbortSignal): Promise<boolean> {
  let events = 0;
  for await (const batch of feed.subscribe({ after: 'start', signal, batchSize: 1000 })) {
    events += batch.events.length;
    if (events >= many) return true;
    if (batch.caughtUp) return false;
  }
  return false;
}
