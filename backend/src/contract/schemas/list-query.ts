import { z } from 'zod';
import { LIMITS } from '../limits.ts';

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

/** How many rows a page has; more than an answer may have are cut down to that. */
export const PageSize = z.coerce
  .number()
  .int()
  .min(1)
  .transform((limit) => Math.min(limit, LIMITS.listPageSizeMax));

/** The first and the last row of a page, from 0; a longer one is cut. `Content-Range` tells what was answered. */
export const Range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([from, to]) => from <= to, 'A range ends after it begins')
  .transform(([from, to]): [number, number] => [from, Math.min(to, from + LIMITS.listPageSizeMax - 1)]);
