import { ApiError, ErrorAnswer, FALLBACKS } from '@qlaim/backend/contract';
import { fetchUtils, HttpError } from 'react-admin';
import { quietly } from './quiet-failures.ts';

type FetchJson = typeof fetchUtils.fetchJson;

/** Pages of other nouns have fallbacks of their own. */
const fallbackOf = (url: string): string => (/\/codes\b/.test(url) ? FALLBACKS.getCode : '');

/** Converts react-admin's `HttpError` and the browser's network error to the console's error type. */
function toApiError(cause: unknown, fallback: string): unknown {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  if (!(cause instanceof HttpError)) return new ApiError(0, { message: fallback, code: 'network' });
  const answer = ErrorAnswer.safeParse(cause.body);
  if (!answer.success) return new ApiError(cause.status, { message: fallback, code: 'internal' });
  return new ApiError(cause.status, { ...answer.data, message: answer.data.message || fallback });
}

/** The HTTP client of ra-data-simple-rest. A call without a method reads. */
export const httpClient: FetchJson = (url, options = {}) => {
  const answer = fetchUtils.fetchJson(url, { ...options, credentials: 'include' }).catch((cause: unknown) => {
    throw toApiError(cause, fallbackOf(url));
  });
  return options.method === undefined ? quietly(answer) : answer;
};
