import { ApiError, ErrorAnswer, FALLBACKS } from '@qlaim/backend/contract';
import { fetchUtils, HttpError } from 'react-admin';

type FetchJson = typeof fetchUtils.fetchJson;

/** Converts react-admin's `HttpError` and the browser's network error to the console's error type. */
export function toApiError(cause: unknown, fallback: string = FALLBACKS.getCode): unknown {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  if (!(cause instanceof HttpError)) return new ApiError(0, { message: fallback, code: 'network' });
  const answer = ErrorAnswer.safeParse(cause.body);
  if (!answer.success) return new ApiError(cause.status, { message: fallback, code: 'internal' });
  return new ApiError(cause.status, { ...answer.data, message: answer.data.message || fallback });
}

/** The HTTP client of ra-data-simple-rest. */
export const createHttpClient =
  (fetchJson: FetchJson = fetchUtils.fetchJson): FetchJson =>
  (url, options) =>
    fetchJson(url, { ...options, credentials: 'include' }).catch((cause: unknown) => {
      throw toApiError(cause);
    });
