import pRetry from 'p-retry';
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

/** `name`: of the lease, and of the checkpoint in the vault; one for each topic. */
export interface RelayOptions extends HoldOptions {
  readonly batchSize?: number;
  /** Called when this relay becomes the active one, and when it is no longer. */
  readonly onActive?: (active: boolean) => void;
  /** Called after each batch that was acknowledged. */
  readonly onProgress?: (progress: { readonly events: number; readonly caughtUp: boolean }) => void;
}

const RELAYS = 'relay-';

/** The name of the relay to a topic. Each topic has its own checkpoint: it may lack events that another one holds. */
export const relayTo = (topic: string): string => RELAYS + topic;
export const isRelay = (name: string): boolean => name.startsWith(RELAYS);

const BATCH = 1000;
const BACKOFF = { retries: Number.POSITIVE_INFINITY, minTimeout: 100, maxTimeout: 2000, factor: 2 };
/** How often the checkpoint moves while there is no event to publish. */
const IDLE_MS = 1000;

/**
 * Publishes every event of the feed, in its order and at least once. One relay is active, others wait to take over. The
 * checkpoint moves only past acknowledged events, and only from where this relay has read it.
 */
export async function relay(ports: RelayPorts, options: RelayOptions): Promise<void> {
  while (!options.signal.aborted)
    await whileHeld(ports.leases, options, async (held) => {
      ports.logger.info({ relay: options.name, holder: options.holder }, 'this relay is the active one');
      options.onActive?.(true);
      await pump(ports, options, held).finally(() => options.onActive?.(false));
      ports.logger.info({ relay: options.name, holder: options.holder }, 'this relay is no longer active');
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
 * Where to begin. Rewrites the checkpoint unchanged, so that the relay before this one can no longer move it. With a
 * checkpoint and an empty topic, what was published is gone: publishing begins with the first event again.
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
    logger.warn(
      { relay: name },
      'the topic is empty although events were published: publishing from the first event on',
    );
    return { at, after: 'start' };
  }
}

/** Repeats a batch until the broker acknowledges it. False when this relay has lost its lease, or stops. */
async function publish(
  { publisher, logger }: RelayPorts,
  name: string,
  events: readonly FeedEvent[],
  held: Held,
): Promise<boolean> {
  const attempt = async () => {
    if (events.length > 0 && held.stillHeld()) await publisher.publish(events);
    return held.stillHeld();
  };
  try {
    return await pRetry(attempt, {
      ...BACKOFF,
      signal: held.signal,
      shouldRetry: ({ error }) => error instanceof EngineUnavailable,
      onFailedAttempt: ({ error }) => {
        if (error instanceof EngineUnavailable)
          logger.warn(
            { relay: name, engine: error.engine, events: events.length },
            'the broker did not acknowledge a batch: publishing it again',
          );
      },
    });
  } catch (error) {
    if (held.signal.aborted) return false;
    throw error;
  }
}
