import { ADVICE_ENGLISH, type AdviceTexts } from '@qlaim/backend/texts/advice';

/** Why a call failed: no response, too many requests, a fault of the server, or a refusal by the server. */
export type Cause = 'network' | 'busy' | 'fault' | 'refused';

/** The part of a failed call that the kit uses, so that it does not depend on the API client. */
export interface FailedCall {
  /** The HTTP status, or 0 without a response. */
  readonly status: number;
  /** Seconds, if the response has a Retry-After header. */
  readonly retryAfter?: number | undefined;
}

export function isFailedCall(error: unknown): error is FailedCall {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}

export function causeOf(error: unknown): Cause {
  if (!isFailedCall(error) || error.status >= 500) return 'fault';
  if (error.status === 0) return 'network';
  return error.status === 429 ? 'busy' : 'refused';
}

/**
 * Returns the advice for a failed call. It blames the connection only if no response came.
 * @param locale a BCP 47 tag, of the language of `words`
 */
export function adviceAfter(error: unknown, words: AdviceTexts = ADVICE_ENGLISH, locale = 'en-GB'): string {
  const when = soon(isFailedCall(error) ? error.retryAfter : undefined, locale) ?? words.moment;
  const cause = causeOf(error);
  return cause === 'busy' || cause === 'fault' ? words[cause](when) : words[cause];
}

function soon(seconds = 0, locale: string): string | undefined {
  if (seconds <= 0) return undefined;
  const waits = new Intl.RelativeTimeFormat(locale);
  return seconds <= 90
    ? waits.format(Math.ceil(seconds), 'second')
    : waits.format(Math.ceil(seconds / 60), 'minute');
}
