import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { EventFeed, FeedEvent } from '../../ports/event-feed.ts';
import type { EventPublisher } from '../../ports/event-publisher.ts';
import type { Leases } from '../../ports/lease.ts';
import type { Vault } from '../../ports/vault.ts';
import { type Checkpoint, moveCheckpoint, readCheckpoint } from '../checkpoints.ts';
import { type Held, type HoldOptions, whileHeld } from '../hold-lease.ts';

export interface RelayPorts {
  readonly feed: EventFeed;
  readonly publisher: EventPublisher;
  readonly vault: Vault;
  readonly leases: Leases;
  readonly logger: Logger;
}

/** `name`: of the lease and of the position kept in the vault; one for each place that is published to. */
export interface RelayOptions extends HoldOptions {
  readonly batchSize?: number;
  /** Told when this relay becomes the active one, and when it is not any more. */
  readonly onActive?: (active: boolean) => void;
  /** Told after each batch that was acknowledged. */
  readonly onProgress?: (progress: { readonly events: number; readonly caughtUp: boolean }) => void;
}

const RELAYS = 'relay-';

/** What the relay to a topic is called. Each topic has a place of its own in the log: what one was given, another may lack. */
export const relayTo = (topic: string): string => RELAYS + topic;
export const isRelay = (name: string): boolean => name.startsWith(RELAYS);

const BATCH = 1000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** How often the position moves past stretches that hold no event. */
const IDLE_MS = 1000;

/**
 * Publishes every event of the feed, in its order and at least once. One relay does it, others wait to take over. The
 * position moves only behind what was acknowledged, and only from where this relay has seen it.
 */
export async function relay(ports: RelayPorts, options: RelayOptions): Promise<void> {
  while (!options.signal.aborted)
    await whileHeld(ports.leases, options, async (held) => {
      ports.logger.info({ relay: options.name, holder: options.holder }, 'this relay is the active one');
      options.onActive?.(true);
      await pump(ports, options, held).finally(() => options.onActive?.(false));
      ports.logger.info({ relay: options.name, holder: options.holder }, 'this relay is not active any more');
    });
}

async function pump(ports: RelayPorts, options: RelayOptions, held: Held): Promise<void> {
  const { name, batchSize = BATCH, onProgress } = options;
  let { at, after } = await takeOver(ports, name);
  let movedAt = 0;
  for await (const batch of ports.feed.subscribe({ after, batchSize, signal: held.signal })) {
    const { events, position, caughtUp } = batch;
    if (!(await publish(ports, name, events, held))) return;
    onProgress?.({ events: events.length, caughtUp });
    const due = events.length > 0 || performance.now() - movedAt > IDLE_MS;
    if (!due || position === at.position) continue;
    const moved = await moveCheckpoint(ports.vault, name, at, position);
    if (!moved) return;
    at = moved;
    movedAt = performance.now();
  }
}

/**
 * Where to begin. The position is written anew as it is, so that the relay before this one can't move it any more. Where
 * there is a position but nothing published, what was published is gone, and it all begins again.
 */
async function takeOver(
  { vault, publisher, logger }: RelayPorts,
  name: string,
): Promise<{ at: Checkpoint; after: string }> {
  for (;;) {
    const found = await readCheckpoint(vault, name);
    if (found.position === undefined) return { at: found, after: 'start' };
    const at = await moveCheckpoint(vault, name, found, found.position);
    if (!at) continue;
    if (!(await publisher.isEmpty())) return { at, after: found.position };
    logger.warn({ relay: name }, 'nothing is left of what was published: publishing from the first event on');
    return { at, after: 'start' };
  }
}

/** Again and again until it is acknowledged; false when it must not be tried any more. */
async function publish(
  { publisher, logger }: RelayPorts,
  name: string,
  events: readonly FeedEvent[],
  held: Held,
): Promise<boolean> {
  if (events.length === 0) return held.stillHeld();
  for (let pause = FIRST_PAUSE_MS; held.stillHeld(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await publisher.publish(events);
      return held.stillHeld();
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      logger.warn({ relay: name, engine: error.engine, events: events.length }, 'not acknowledged, again');
      await sleep(pause, undefined, { signal: held.signal }).catch(() => undefined);
    }
  }
  return false;
}
