import { ApiError, type Issue } from '@qlaim/backend/contract';
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

/** Refusals that are about one field by their nature. */
const FIELD_OF: Partial<Record<ApiError['code'], string>> = { email_taken: 'email' };

function issuesOf(error: ApiError): readonly Issue[] {
  const path = FIELD_OF[error.code];
  return path === undefined ? error.issues : [...error.issues, { path, message: error.message }];
}

/** What the server found wrong with single fields, given to the form field by field; the first of them gets the focus. */
export function showIssues<Name extends string>(
  error: unknown,
  fields: readonly Name[],
  setError: (field: Name, error: { message: string }, options: { shouldFocus: boolean }) => void,
): void {
  if (!(error instanceof ApiError)) return;
  const issues = issuesOf(error);
  const wrong = fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
  for (const [place, { field, message }] of wrong.entries()) {
    setError(field, { message }, { shouldFocus: place === 0 });
  }
}
