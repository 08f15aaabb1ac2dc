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

/** A query parameter that is a whole number, in digits. An empty one is refused. */
export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .union([z.string().regex(/^\d{1,16}$/), z.int()], 'This is not a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** How many rows a page has; more than an answer may have are cut down to that. */
export const PageSize = wholeNumber(1).transform((limit) => Math.min(limit, LIMITS.listPageSizeMax));

/** The first and the last row of a page, from 0; a longer one is cut. `Content-Range` tells what was answered. */
export const Range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([from, to]) => from <= to, 'A range ends after it begins')
  .transform(([from, to]): [number, number] => [from, Math.min(to, from + LIMITS.listPageSizeMax - 1)]);
