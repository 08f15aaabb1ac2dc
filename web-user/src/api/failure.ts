import { ApiError } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { adviceAfter, causeOf } from '@qlaim/web-kit/failures';

/** Returns the server's message, or the fallback of specification section 8 when the message is empty. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

export function notifyFailure(error: unknown, fallback: string): void {
  notify.fail(messageOf(error, fallback));
}

/**
 * Returns the advice after a failed read of codes. After a server fault it promises nothing about scans, which
 * may fail too.
 */
export function adviceOnCodes(error: unknown): string {
  const advice = adviceAfter(error);
  return causeOf(error) === 'fault' ? advice : `${advice} Scans of your codes work on meanwhile.`;
}

/** Sets the server's issues on their form fields. The first invalid field gets the focus. */
export function showIssues<Name extends string>(
  error: unknown,
  fields: readonly Name[],
  setError: (field: Name, error: { message: string }, options: { shouldFocus: boolean }) => void,
): void {
  if (!(error instanceof ApiError)) return;
  const wrong = fields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
  for (const [place, { field, message }] of wrong.entries()) {
    setError(field, { message }, { shouldFocus: place === 0 });
  }
}
