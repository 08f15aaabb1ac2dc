import { ApiError } from '@qlaim/backend/contract';

/** Returns the server's message of a failure, else the fallback (specification, section 8). */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const [issue] = error.issues;
  return issue?.message || error.message || fallback;
}
