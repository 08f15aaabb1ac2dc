import { Webhook as Signer } from 'standardwebhooks';
import type { Clock } from '../../ports/clock.ts';
import { type Outbound, OutboundFailed } from '../../ports/outbound.ts';
import type { Attempt } from './message.ts';

const TIMEOUT_MS = 15_000;

export interface Tried {
  readonly attempt: Attempt;
  /** What the receiver says with `Retry-After`. */
  readonly retryAfter: string | undefined;
}

export interface Delivery {
  readonly url: string;
  /** The newest first; each signs. */
  readonly secrets: readonly string[];
  readonly id: string;
  readonly body: string;
}

/**
 * Posts a message once, with the headers of Standard Webhooks. A failure is an attempt too. Rejects with the reason of
 * `signal` where that aborts: then it is not known whether the message arrived.
 */
export async function tryOnce(
  { outbound, clock }: { readonly outbound: Outbound; readonly clock: Clock },
  { url, secrets, id, body }: Delivery,
  { signal, timeoutMs = TIMEOUT_MS }: { readonly signal?: AbortSignal; readonly timeoutMs?: number } = {},
): Promise<Tried> {
  const now = clock.now();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Qlaim-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Signer(secret).sign(id, now, body)).join(' '),
  };
  const start = performance.now();
  const attempt = (status: number | null, error: string | null, answer: string): Attempt => ({
    at: now.toISOString(),
    status,
    ms: Math.round(performance.now() - start),
    error,
    answer,
  });
  try {
    const post = { url, headers, body, timeoutMs, ...(signal ? { signal } : {}) };
    const reply = await outbound.post(post);
    const redirects = reply.status >= 300 && reply.status < 400;
    const error = redirects ? 'Redirects are not followed' : null;
    return { attempt: attempt(reply.status, error, reply.body), retryAfter: reply.retryAfter };
  } catch (error) {
    if (!(error instanceof OutboundFailed)) throw error;
    return { attempt: attempt(null, error.message, ''), retryAfter: undefined };
  }
}

/** Returns whether an attempt delivered its message. */
export const succeeded = ({ status }: Pick<Attempt, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;
