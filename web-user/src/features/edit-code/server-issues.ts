import { ApiError, type Issue } from '@qlaim/backend/contract';
import { type FieldErrors, set } from 'react-hook-form';
import { EDITORS } from './content/editors.ts';
import type { EditValues } from './edit-values.ts';
import type { FieldIssue } from './field-issues.ts';

/** Returns the issues that the server found in a save. */
export const issuesOf = (error: unknown): Issue[] => (error instanceof ApiError ? [...error.issues] : []);

/** Returns the field of the form for a path of the contract. */
export const fieldOfIssue = (tab: EditValues['tab'], path: string): string =>
  path === 'name' ? path : EDITORS[tab].fieldOf(path);

/** Returns the form's errors for the issues that the server found in the open tab: each at its field or file. */
export const serverErrors = (tab: EditValues['tab'], issues: readonly Issue[]): FieldErrors<EditValues> =>
  errorsAt(issues.toReversed().map(({ path, message }) => ({ field: fieldOfIssue(tab, path), message })));

/** Returns the form's errors for issues of its fields. Of several for one field the last counts. */
export function errorsAt(issues: readonly FieldIssue[]): FieldErrors<EditValues> {
  const errors: FieldErrors<EditValues> = {};
  for (const { field, message } of issues) set(errors, field, { type: 'value', message });
  return errors;
}
