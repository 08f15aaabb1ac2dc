/** Why a call failed: no response, too many requests, a fault of the server, or a refusal by the server. */
export type Cause = 'network' | 'busy' | 'fault' | 'refused';

/** The part of a failed call that the kit uses, so that it does not depend on the API client. */
interface FailedCall {
  /** The HTTP status, or 0 without a response. */
  readonly status: number;
  /** Seconds, if the response has a Retry-After header. */
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

/** Returns the advice for a failed call. It blames the connection only if no response came. */
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
