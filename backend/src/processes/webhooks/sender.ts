import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import type { CommandContext } from '../../commands/context.ts';
import { handle } from '../../commands/handle.ts';
import { noteOutcome } from '../../commands/webhooks/health.ts';
import {
  type Due,
  dueUntil,
  edit,
  findMessage,
  schedule,
  unschedule,
} from '../../commands/webhooks/messages.ts';
import { signingSecrets } from '../../commands/webhooks/secrets.ts';
import { succeeded, tryOnce } from '../../commands/webhooks/try-once.ts';
import type { PauseReason } from '../../domain/webhook/events.ts';
import type { Webhook } from '../../domain/webhook/state.ts';
import { WEBHOOK } from '../../domain/webhook/webhook.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { Outbound } from '../../ports/outbound.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { keptTargets } from './kept-state.ts';
import { isGone, settle } from './settle.ts';
import { tracedTry } from './traced-try.ts';

export interface SenderContext extends CommandContext {
  readonly outbound: Outbound;
  /** Counts the tries. */
  readonly onTried?: (delivered: boolean) => void;
  readonly tracing?: Tracing | undefined;
}

interface SenderTimes {
  /** Milliseconds between two looks for due messages. */
  readonly pauseMs?: number;
  /** Milliseconds that a receiver has. */
  readonly timeoutMs?: number;
}

const PAUSE_MS = 1000;
/** Messages of one webhook that are under way at once. */
const AT_ONCE = 5;
const PAGE = 50;
const DAYS_5_MS = 5 * 24 * 60 * 60 * 1000;

/** Sends due messages, those of each webhook by themselves: a slow receiver holds up no other. */
export async function sendWebhooks(
  context: SenderContext,
  signal: AbortSignal,
  { pauseMs = PAUSE_MS, ...times }: SenderTimes = {},
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const running = new Map<string, Promise<void>>();
  while (!either.aborted) {
    for (const { id, paused } of await keptTargets(context.vault)) {
      if (paused || running.has(id)) continue;
      const sending = sendDue(context, id, either, times)
        .catch((error: unknown) => failed.abort(error))
        .finally(() => running.delete(id));
      running.set(id, sending);
    }
    await sleep(pauseMs, undefined, { signal: either }).catch(() => undefined);
  }
  await Promise.all(running.values());
  if (!signal.aborted) throw failed.signal.reason;
}

/** Sends what is due of a webhook. Returns when nothing is, and when the webhook is not active any more. */
async function sendDue(
  context: SenderContext,
  id: string,
  signal: AbortSignal,
  times: SenderTimes,
): Promise<void> {
  while (!signal.aborted) {
    const due = await dueUntil(context.vault, id, context.clock.now(), PAGE);
    if (due.length === 0) return;
    const { state } = await context.log.load(WEBHOOK, id);
    const secrets = await signingSecrets(context, id);
    if (state.status !== 'active' || secrets.length === 0) return;
    const receiver = { id, webhook: state, secrets };
    await pMap(due, (one) => sendOne(context, receiver, one, signal, times), { concurrency: AT_ONCE });
  }
}

interface Receiver {
  readonly id: string;
  readonly webhook: Webhook;
  readonly secrets: readonly string[];
}

/** The due time goes last: whatever a killed process did not note is done again, with the same id. */
async function sendOne(
  context: SenderContext,
  { id, webhook, secrets }: Receiver,
  due: Due,
  signal: AbortSignal,
  { timeoutMs }: SenderTimes,
): Promise<void> {
  const { vault, clock, random, onTried, tracing } = context;
  if (signal.aborted) return;
  const message = await findMessage(vault, id, due.message);
  if (message?.dueAt !== due.dueAt) {
    if (message) await schedule(vault, id, message);
    await unschedule(vault, due);
    return;
  }
  const delivery = { url: webhook.url, secrets, id: message.id, body: message.body };
  const options = { signal, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const tried = await unlessStopped(
    tracedTry(tracing, message.trace, () => tryOnce(context, delivery, options)),
    signal,
  );
  if (!tried) return;
  const { attempt } = tried;
  const delivered = succeeded(attempt);
  const chance = (random.bytes(1)[0] ?? 0) / 255;
  const now = clock.now();
  const settled = await edit(vault, id, message.id, (kept) =>
    settle(kept, { ...tried, dueAt: due.dueAt, now: now.getTime(), chance }),
  );
  if (settled) await schedule(vault, id, settled);
  if (settled?.dueAt !== due.dueAt) await unschedule(vault, due);
  onTried?.(delivered);
  const { failingSince } = await noteOutcome(vault, id, delivered, now.toISOString());
  if (isGone(attempt)) await pause(context, id, 'gone');
  else if (failingSince !== null && hasFailedLong(webhook, failingSince, now))
    await pause(context, id, 'failures');
}

/** Whether everything has failed for five days since the webhook was added or resumed. */
const hasFailedLong = ({ activeSince }: Webhook, failingSince: string, now: Date): boolean =>
  now.getTime() - Math.max(Date.parse(activeSince), Date.parse(failingSince)) >= DAYS_5_MS;

const pause = (context: SenderContext, id: string, reason: PauseReason) =>
  handle(context, WEBHOOK, SYSTEM, id, { type: 'pause', reason });

/** Resolves to undefined where the process stops: what it was sending is sent again. */
async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
