import { z } from 'zod';

/** A query parameter that contains JSON, as ra-data-simple-rest sends it. */
export const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(2000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** The first and the last row of a page, from 0. */
export const Range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([from, to]) => from <= to && to - from < 1000, 'A range has at most 1,000 rows');
