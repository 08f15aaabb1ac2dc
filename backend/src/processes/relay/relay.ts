import pRetry from 'p-retry';
import type { Logger } from 'pino';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { EventFeed, FeedEvent } from '../../ports/event-feed.ts';
import { type EventPublisher, type Offsets, PublishedLost } from '../../ports/event-publisher.ts';
import { failuresOf } from '../../ports/failure-log.ts';
import type { Leases } from '../../ports/lease.ts';
import type { Vault } from '../../ports/vault.ts';
import { moveCheckpoint } from '../checkpoints.ts';
import { type Held, type HoldOptions, whileHeld } from '../hold-lease.ts';
import { extend, keepTrail } from './acknowledged.ts';
import { takeOver } from './take-over.ts';

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
  /** Called for each try to publish a batch that the broker did not acknowledge. */
  readonly onFailed?: (error: EngineUnavailable) => void;
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
 * A broker answers before its disk has the events. What it then loses is published again.
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
  let { at, after, trail } = await takeOver(ports, name);
  let movedAt = 0;
  for await (const batch of ports.feed.subscribe({ after, batchSize, signal: held.signal })) {
    const { events, position, caughtUp } = batch;
    const written = await publish(ports, options, events, held);
    if (!written) return;
    onProgress?.({ events: events.length, caughtUp });
    const due = events.length > 0 || performance.now() - movedAt > IDLE_MS;
    if (!due || position === at.position) continue;
    if (events.length > 0) {
      trail = extend(trail, { at: Date.now(), position, offsets: written });
      await keepTrail(ports.vault, name, trail);
    }
    const moved = await moveCheckpoint(ports.vault, name, at, position);
    if (!moved) return;
    at = moved;
    movedAt = performance.now();
  }
}

/** Repeats a batch until the broker acknowledges it. Undefined when this relay has lost its lease, stops, or must go back. */
async function publish(
  { publisher, logger }: RelayPorts,
  { name, onFailed }: Pick<RelayOptions, 'name' | 'onFailed'>,
  events: readonly FeedEvent[],
  held: Held,
): Promise<Offsets | undefined> {
  const attempt = async () => {
    if (!held.stillHeld()) return undefined;
    const written = events.length > 0 ? await publisher.publish(events) : {};
    return held.stillHeld() ? written : undefined;
  };
  try {
    return await pRetry(attempt, {
      ...BACKOFF,
      signal: held.signal,
      shouldRetry: ({ error }) => error instanceof EngineUnavailable,
      onFailedAttempt: ({ error }) => {
        if (!(error instanceof EngineUnavailable)) return;
        onFailed?.(error);
        const details = { relay: name, events: events.length };
        const message = 'the broker did not acknowledge a batch: publishing it again';
        failuresOf(logger).report(error, message, details);
      },
    });
  } catch (error) {
    // Whoever takes over goes back to before the loss.
    if (held.signal.aborted || error instanceof PublishedLost) return undefined;
    throw error;
  }
}
