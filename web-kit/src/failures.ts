/** Why a call did not bring what was asked for: no answer came, too many were asked for, a fault of ours, or the server said no. */
export type Cause = 'network' | 'busy' | 'fault' | 'refused';

/** A failed call as far as the kit has to know it. */
interface FailedCall {
  /** 0 where no answer came. */
  readonly status: number;
  /** Seconds, where the server said so. */
  readonly retryAfter?: number | undefined;
}

const waits = new Intl.RelativeTimeFormat('en-GB');

function isFailedCall(error: unknown): error is FailedCall {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}

export function causeOf(error: unknown): Cause {
  if (!isFailedCall(error) || error.status >= 500) return 'fault';
  if (error.status === 0) return 'network';
  return error.status === 429 ? 'busy' : 'refused';
}

/** What to do about a failed call, and only what is true of it: a busy server is no bad connection. */
export function adviceAfter(error: unknown): string {
  const again = `Try again ${soon(isFailedCall(error) ? error.retryAfter : undefined)}.`;
  switch (causeOf(error)) {
    case 'network':
      return 'Check your connection and try again.';
    case 'busy':
      return `Many tries came from your network just now. ${again}`;
    case 'fault':
      return `The fault is ours, not yours. ${again}`;
    case 'refused':
      return 'Reload the page and try again.';
  }
}

function soon(seconds = 0): string {
  if (seconds <= 0) return 'in a moment';
  return seconds <= 90
    ? waits.format(Math.ceil(seconds), 'second')
    : waits.format(Math.ceil(seconds / 60), 'minute');
}
