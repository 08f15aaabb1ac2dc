import { ApiError } from '@qlaim/backend/contract';
import pRetry from 'p-retry';
import { whileOnline } from './connection.ts';
import { PutError } from './put-bytes.ts';

/** The address of an upload is of no use any more. A further try requests a new one. */
export class AddressGone extends Error {
  constructor() {
    super('The address of the upload has expired');
    this.name = 'AddressGone';
  }
}

/** Returns whether a PUT was refused because its address has expired, or its upload is gone. */
export const isExpired = (error: unknown): boolean =>
  error instanceof PutError && (error.status === 403 || error.status === 404);

/** Returns whether a further try may help: after a lost connection, a fault of the server, or an expired address. */
function isPassing(error: unknown): boolean {
  if (error instanceof AddressGone || isExpired(error)) return true;
  if (error instanceof PutError) return error.status === 0 || error.status >= 500;
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  return status === 0 || status >= 500 || status === 429 || code === 'incomplete_upload';
}

interface Tries {
  readonly signal: AbortSignal;
  /** Returns how far the task is. A try that got further is not counted. */
  readonly progress: () => number;
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });

/**
 * Runs a task until it succeeds: at once when the connection is back, and with growing pauses of up to 30 s after faults.
 * Rejects with the error of a refusal, after six retries without progress, or with the reason of the signal.
 */
export function keepTrying<T>(
  { signal, progress }: Tries,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  let reached = progress();
  return pRetry(() => whileOnline(signal, task), {
    signal,
    retries: 6,
    minTimeout: 1_000,
    maxTimeout: 30_000,
    randomize: true,
    shouldRetry: ({ error }) => isPassing(error),
    shouldConsumeRetry: () => {
      const further = progress() > reached;
      reached = progress();
      return navigator.onLine && !further;
    },
    onFailedAttempt: async ({ error }) => {
      if (error instanceof ApiError && error.status === 429) await pause(error.retryAfter ?? 0);
    },
  });
}
