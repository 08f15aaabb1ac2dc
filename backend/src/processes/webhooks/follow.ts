import { setTimeout as sleep } from 'node:timers/promises';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { WEBHOOK } from '../../domain/webhook/webhook.ts';
import type { EventFeed, FeedBatch, Subscription } from '../../ports/event-feed.ts';
import { followByTypes } from '../follow-by-types.ts';
import { type Followed, Outbox, type OutboxPorts } from './outbox.ts';

/** Milliseconds for which scans are gathered. */
const ROUND_MS = 60_000;

const WEBHOOK_TYPES = WEBHOOK.events.map(({ type }) => type);
/** What an outbox follows, but for scans. Operations count in these how far it is behind. */
export const OUTBOX_STREAMS = [WEBHOOK.prefix, QR_CODE.prefix];

/** Follows the log and fills the outbox of the webhooks. */
export async function fillOutbox(
  ports: OutboxPorts & { readonly feed: EventFeed },
  signal: AbortSignal,
  roundMs = ROUND_MS,
): Promise<void> {
  while (!signal.aborted) await follow(ports, signal, roundMs);
}

/** Returns once something else is to be followed. */
async function follow(
  ports: OutboxPorts & { readonly feed: EventFeed },
  signal: AbortSignal,
  roundMs: number,
): Promise<void> {
  const outbox = await Outbox.open(ports);
  const { follows } = outbox;
  const stopped = new AbortController();
  const either = AbortSignal.any([signal, stopped.signal]);
  const batches = eventsFor(follows, ports.feed, { after: outbox.position ?? 'start', signal: either });
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
        if (signal.aborted || outbox.follows !== follows) return;
      }
      await outbox.pass(pulled.value.position);
      next = batches.next();
    }
  } finally {
    stopped.abort();
  }
}

/** Without a webhook, a long log is passed by the events of webhooks alone. */
function eventsFor(
  follows: Followed,
  feed: EventFeed,
  from: Pick<Subscription, 'after' | 'signal'>,
): AsyncIterator<FeedBatch> {
  if (follows === 'webhooks') return followByTypes(feed, WEBHOOK_TYPES, { ...from, streams: OUTBOX_STREAMS });
  const streams = follows === 'scans' ? [...OUTBOX_STREAMS, SCANS.prefix] : OUTBOX_STREAMS;
  return feed.subscribe({ ...from, streams })[Symbol.asyncIterator]();
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
