import { secondVersionOf } from '../domain/scans/versions.ts';
import { UnknownEvent } from '../ports/errors.ts';
import type { JsonObject } from '../ports/json/json.ts';

/** Converts an event's data to the next version of its schema. Personal fields of an erased person are missing. */
export type Upcaster = (data: JsonObject) => JsonObject;

/** The upcasters of each event type: the first converts version 1 to 2, the second 2 to 3, and so on. */
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

export const UPCASTERS: Upcasters = { ScansRecorded: [secondVersionOf] };

/** Returns the data in version `to`. Throws `UnknownEvent` for a version that is newer than the program, and for one that no upcaster converts. */
export function upcast(
  upcasters: Upcasters,
  type: string,
  data: JsonObject,
  from: number,
  to: number,
): JsonObject {
  if (from > to)
    throw new UnknownEvent(`The log holds ${type} in version ${from}, and this program knows version ${to}`);
  if (from === to) return data;
  const steps = (upcasters[type] ?? []).slice(from - 1, to - 1);
  if (steps.length !== to - from) throw new Error(`${type} version ${from} can't be read as version ${to}`);
  return steps.reduce((value, step) => step(value), data);
}
