import { ApiError } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';

/** Returns the server's message, or the fallback of specification section 8 when the message is empty. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

export function notifyFailure(error: unknown, fallback: string): void {
  notify.fail(messageOf(error, fallback));
}

/** The fields of a form. */
export interface FormFields<Name extends string> {
  readonly names: readonly Name[];
}

/** Returns what the server says of fields of a form, one message for each. */
function issuesAt<Name extends string>(
  error: unknown,
  { names }: FormFields<Name>,
): readonly { readonly field: Name; readonly message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return names.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}

/** Returns whether fields of a form say what is wrong, so that nothing else has to. */
export const saidAtField = <Name extends string>(error: unknown, fields: FormFields<Name>): boolean =>
  issuesAt(error, fields).length > 0;

/** Sets the server's issues on their form fields. The first invalid field gets the focus. */
export function showIssues<Name extends string>(
  error: unknown,
  fields: FormFields<Name>,
  setError: (field: Name, error: { message: string }, options: { shouldFocus: boolean }) => void,
): void {
  for (const [place, { field, message }] of issuesAt(error, fields).entries())
    setError(field, { message }, { shouldFocus: place === 0 });
}
