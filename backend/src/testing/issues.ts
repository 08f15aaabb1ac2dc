import type { z } from 'zod';

/** Returns the first message of a schema for each invalid path of an input; empty for a valid input. */
export function issuesOf(schema: z.ZodType, input: unknown): Readonly<Record<string, string>> {
  const issues: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    issues[path.join('.')] ??= message;
  }
  return issues;
}
