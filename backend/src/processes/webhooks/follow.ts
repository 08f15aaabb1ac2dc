import { setTimeout as sleep } from 'node:timers/promises';
import type { EventFeed, FeedBatch } from '../../ports/event-feed.ts';
import { Outbox, type OutboxPorts } from './outbox.ts';

/** Milliseconds for which scans are gathered. */
const ROUND_MS = 60_000;

/** Follows the log and fills the outbox of the webhooks. */
export async function fillOutbox(
  ports: OutboxPorts & { readonly feed: EventFeed },
  signal: AbortSignal,
  roundMs = ROUND_MS,
): Promise<void> {
  while (!signal.aborted) await follow(ports, signal, roundMs);
}

/** Returns once other streams are to be followed. */
async function follow(
  ports: OutboxPorts & { readonly feed: EventFeed },
  signal: AbortSignal,
  roundMs: number,
): Promise<void> {
  const outbox = await Outbox.open(ports);
  const { streams } = outbox;
  const stopped = new AbortController();
  const either = AbortSignal.any([signal, stopped.signal]);
  const batches = ports.feed
    .subscribe({ after: outbox.position ?? 'start', streams, signal: either })
    [Symbol.asyncIterator]();
  try {
    for (let next = batches.next(); ; ) {
      const pulled = await beforeDue(next, dueIn(ports, outbox, roundMs), either);
      if (signal.aborted) return;
      if (pulled === 'due') {
        await outbox.onDue();
        continue;
      }
      if (pulled.done) return;
      for (const event of pulled.value.events) {
        await outbox.take(event);
        if (signal.aborted || outbox.streams.length !== streams.length) return;
      }
      await outbox.pass(pulled.value.position);
      next = batches.next();
    }
  } finally {
    stopped.abort();
  }
}

function dueIn({ clock }: OutboxPorts, outbox: Outbox, roundMs: number): number | undefined {
  const dueAt = outbox.dueAt(roundMs);
  return dueAt === undefined ? undefined : Math.max(0, dueAt - clock.now().getTime());
}

/** Waits for the next batch, or until something is due. */
async function beforeDue(
  next: Promise<IteratorResult<FeedBatch>>,
  dueMs: number | undefined,
  signal: AbortSignal,
): Promise<IteratorResult<FeedBatch> | 'due'> {
  if (dueMs === undefined) return next;
  const waited = new AbortController();
  const due = sleep(dueMs, 'due' as const, { signal: AbortSignal.any([signal, waited.signal]) });
  try {
    return await Promise.race([next, due.catch(() => next)]);
  } finally {
    waited.abort();
  }
}
