import type { Filter } from 'mongodb';
import type { Condition } from '../../../ports/read-store.ts';
import { textAfter } from '../../../ports/read-store-order.ts';
import { type DocumentRecord, pathOf } from './documents.ts';

/** All conditions must hold; two may name the same field. */
export function filterOf(conditions: readonly Condition[]): Filter<DocumentRecord> {
  if (conditions.length === 0) return {};
  return { $and: conditions.map((condition) => ({ [pathOf(condition.field)]: matching(condition) })) };
}

/** Always an operator: MongoDB could read a bare value as one. */
function matching(condition: Condition): Readonly<Record<string, unknown>> {
  if ('has' in condition) return { $eq: condition.has };
  if ('is' in condition) return { $eq: condition.is };
  if ('oneOf' in condition) return { $in: condition.oneOf };
  if ('startsWith' in condition) return between(condition.startsWith, textAfter(condition.startsWith));
  if ('contains' in condition) return { $regex: literal(condition.contains) };
  return between(condition.from, condition.to);
}

/** Comparisons match values of the same type only, so neither null nor missing values. */
function between(from?: string | number, to?: string | number): Readonly<Record<string, unknown>> {
  if (from === undefined && to === undefined) return { $ne: null };
  return { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lt: to }) };
}

/** A pattern that matches exactly this text. A NUL is escaped, because servers may store patterns as C strings. */
function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('\0', '\\x00');
}
