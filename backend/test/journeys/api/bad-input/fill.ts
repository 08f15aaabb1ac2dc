import { z } from 'zod';
import type { Route } from '../../../../src/contract/route.ts';

/** Returns the fields of an object schema, and none of any other schema. */
export const fieldsOf = (schema: z.ZodType | undefined): readonly (readonly [string, z.ZodType])[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([name, field]) =>
        field instanceof z.ZodType ? [[name, field] as const] : [],
      )
    : [];

/** A number of no notice. */
export const A_NOTICE = 'N-7ZK3-M9QW';

/** Returns the path of a route, each parameter filled with the first candidate that its schema accepts. */
export function fill(
  { path, params }: Pick<Route, 'path' | 'params'>,
  candidates: readonly string[],
): string {
  return fieldsOf(params).reduce((filled, [name, field]) => {
    const value = candidates.find((candidate) => field.safeParse(candidate).success);
    return filled.replace(`:${name}`, encodeURIComponent(value ?? ''));
  }, path);
}
