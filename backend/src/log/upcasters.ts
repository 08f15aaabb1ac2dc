import type { JsonObject } from '../ports/json.ts';

/** Turns an event's data from one version of its schema into the next. Personal fields may be missing: their person was erased. */
export type Upcaster = (data: JsonObject) => JsonObject;

/** By event type: the step from version 1 to 2 stands first, from 2 to 3 second, and so on. */
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

/** No event type has a second version yet. */
export const UPCASTERS: Upcasters = {};

/** Data as `to`'s schema wants it. Throws for a version that is newer than this program, or older than its upcasters. */
export function upcast(
  upcasters: Upcasters,
  type: string,
  data: JsonObject,
  from: number,
  to: number,
): JsonObject {
  if (from > to)
    throw new Error(`${type} version ${from} is newer than this program, which knows version ${to}`);
  const steps = (upcasters[type] ?? []).slice(from - 1, to - 1);
  if (steps.length !== to - from) throw new Error(`${type} version ${from} can't be read as version ${to}`);
  return steps.reduce((value, step) => step(value), data);
}
