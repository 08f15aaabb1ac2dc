import { ApiError, type Issue } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';

/** Returns the server's message, or the fallback of specification section 8 when the message is empty. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

export function notifyFailure(error: unknown, fallback: string): void {
  notify.fail(messageOf(error, fallback));
}

/** Refusals that always concern the same field. */
const FIELD_OF: Partial<Record<ApiError['code'], string>> = { wrong_credentials: 'password' };

function issuesOf(error: ApiError): readonly Issue[] {
  const path = FIELD_OF[error.code];
  return path === undefined ? error.issues : [...error.issues, { path, message: error.message }];
}

/** Sets the server's issues on their form fields. The first invalid field gets the focus. */
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
