import { ApiError, type Issue } from '@qlaim/backend/contract';
import { type FieldErrors, set } from 'react-hook-form';
import { type EditValues, fieldOfIssue } from './edit-values.ts';

/** Returns the issues that the server found in a save. */
export const issuesOf = (error: unknown): Issue[] => (error instanceof ApiError ? [...error.issues] : []);

/** Returns the form's errors for the issues that the server found in the open tab: each at its field or file. */
export function serverErrors(tab: EditValues['tab'], issues: readonly Issue[]): FieldErrors<EditValues> {
  const errors: FieldErrors<EditValues> = {};
  for (const { path, message } of issues.toReversed()) {
    const field = path === 'name' ? path : fieldOfIssue(tab, path);
    set(errors, field, { type: 'server', message });
  }
  return errors;
}
