import { ApiError } from '@qlaim/backend/contract';

/** What to say about a failure: the server's own words where there are any, else the fallback (specification, section 8). */
export function wordsOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const [issue] = error.issues;
  return issue?.message || error.message || fallback;
}
