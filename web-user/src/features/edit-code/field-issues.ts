import { UpdateCodeBody, type UpdateCodeInput } from '@qlaim/backend/contract';
import type { z } from 'zod';

/** A problem of one field: its path in the form, such as `smart.conditions.0.url`, and a message. */
export interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

/** What one tab's input comes to: the body of the update, or the first issue of each field. */
export type TabReading = { readonly body: UpdateCodeBody } | { readonly issues: readonly FieldIssue[] };

/** Returns the first issue of each field. `fieldOf` maps a path of the contract to one of the form. */
export function fieldIssues(
  { issues }: Pick<z.ZodError, 'issues'>,
  fieldOf: (path: string) => string,
): readonly FieldIssue[] {
  const first = new Map<string, FieldIssue>();
  for (const { path, message } of issues) {
    const field = fieldOf(path.join('.'));
    if (!first.has(field)) first.set(field, { field, message });
  }
  return [...first.values()];
}

/** Reads the update that a tab's input comes to. `problems` are those that the contract does not know. */
export function readUpdate(
  update: UpdateCodeInput,
  fieldOf: (path: string) => string,
  problems: readonly FieldIssue[],
): TabReading {
  const read = UpdateCodeBody.safeParse(update);
  if (read.success && problems.length === 0) return { body: read.data };
  return { issues: [...problems, ...(read.success ? [] : fieldIssues(read.error, fieldOf))] };
}
