import type { Attempt } from '../../commands/webhooks/message.ts';
import type { KeptMessage } from '../../commands/webhooks/messages.ts';
import { nextTry } from '../../commands/webhooks/schedule.ts';
import { succeeded } from '../../commands/webhooks/try-once.ts';

/** Attempts of one message that its log keeps. */
const MOST_ATTEMPTS = 20;
/** The status with which a receiver says that it wants no more messages. */
const GONE = 410;

interface Tried {
  readonly attempt: Attempt;
  readonly retryAfter: string | undefined;
  /** The due time that was tried for. */
  readonly dueAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly chance: number;
}

export const isGone = ({ status }: Attempt): boolean => status === GONE;

/** Returns a message after a try. Where an admin queued it again meanwhile, it stays queued. */
export function settle(
  message: KeptMessage,
  { attempt, retryAfter, dueAt, now, chance }: Tried,
): KeptMessage {
  const attempts = [...message.attempts, attempt].slice(-MOST_ATTEMPTS);
  if (succeeded(attempt)) return { ...message, attempts, status: 'delivered', dueAt: null };
  if (message.dueAt !== dueAt) return { ...message, attempts };
  const tries = message.tries + 1;
  const next = isGone(attempt) ? undefined : nextTry(tries, now, { retryAfter, chance });
  if (next === undefined) return { ...message, attempts, tries, status: 'failed', dueAt: null };
  return { ...message, attempts, tries, dueAt: next };
}
