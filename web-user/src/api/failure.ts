import { ApiError } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { adviceAfter, causeOf } from '@qlaim/web-kit/failures';

/** The server's words where it had any, else the fallback of specification section 8. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

export function notifyFailure(error: unknown, fallback: string): void {
  notify.fail(messageOf(error, fallback));
}

/** What to do where codes could not be read. With a fault of ours nobody knows what else it concerns. */
export function adviceOnCodes(error: unknown): string {
  const advice = adviceAfter(error);
  return causeOf(error) === 'fault' ? advice : `${advice} Scans of your codes work on meanwhile.`;
}

/** What the server found wrong with single fields, given to the form field by field. */
export function showIssues<Name extends string>(
  error: unknown,
  fields: readonly Name[],
  setError: (field: Name, error: { message: string }) => void,
): void {
  if (!(error instanceof ApiError)) return;
  for (const field of fields) {
    const issue = error.issues.find(({ path }) => path === field);
    if (issue) setError(field, { message: issue.message });
  }
}
