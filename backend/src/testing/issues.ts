import type { z } from 'zod';

/** What a schema has to say about an input: its messages by path, the first of each; empty when it is fine. */
export function issuesOf(schema: z.ZodType, input: unknown): Readonly<Record<string, string>> {
  const issues: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    issues[path.join('.')] ??= message;
  }
  return issues;
}
