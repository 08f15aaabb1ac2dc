import { CODE_SORT_FIELDS, type CodeFilter, type CodeSort } from '../../src/contract/routes/admin.ts';
import { LAST_CODE, SINCE } from './fill-codes.ts';
import { filledCode } from './filled-code.ts';
import { batchOf } from './filled-codes.ts';
import { personOf } from './filled-people.ts';

/** Values, each with what the table calls it. */
export type Named<T> = readonly (readonly [name: string, value: T])[];

const DAY_MS = 24 * 60 * 60 * 1000;
/** The day after a share of the filled year, and some days more. */
export const dayAt = (share: number, days = 0): string =>
  new Date(SINCE + share * 365 * DAY_MS + days * DAY_MS).toISOString().slice(0, 10);

/** A value of each filter, of switches both. */
export const filtersOf = (codes: number): Named<CodeFilter> => [
  ['of a day', { startDate: dayAt(0.3), endDate: dayAt(0.3) }],
  ['of a month', { startDate: dayAt(0.5), endDate: dayAt(0.5, 30) }],
  ['enabled', { isActive: true }],
  ['disabled', { isActive: false }],
  ['approved', { approved: true }],
  ['waiting for approval', { approved: false }],
  ['of a batch', { batchId: batchOf(Math.floor(codes / 2000)) }],
  ['of an owner', { ownerId: personOf(0) }],
  ['claimed', { claimed: true }],
  ['unclaimed', { claimed: false }],
  ['claimed since', { claimedFrom: dayAt(0.9) }],
  ['unpaid', { restricted: true }],
  ['links', { infoType: 'link' }],
  ['PDFs', { infoType: 'pdf' }],
  ['scanned', { scanned: true }],
  ['never scanned', { scanned: false }],
  ['flagged', { flagged: true }],
  ['tagged', { tag: 'spring' }],
  ['codes that begin', { link: filledCode(Math.floor(codes / 2)).slice(0, 5) }],
  ['chosen codes', { id: Array.from({ length: 50 }, (_none, place) => filledCode(place * 2)) }],
];

/** A search by each thing that a search finds. */
export const searchesOf = (codes: number): Named<CodeFilter> => [
  ['search, one code', { q: LAST_CODE(codes).slice(2) }],
  ['search, part of many codes', { q: 'A' }],
  ['search, a name', { q: 'blue bag 77' }],
  ['search, a name of many', { q: 'bag' }],
  ['search, a link', { q: 'https://shop.example/items/7' }],
  ['search, a person', { q: 'person7@people' }],
  ['search, people', { q: 'byron' }],
  ['search, a batch', { q: 'mugs of run' }],
  ['search, nothing', { q: 'no such words' }],
];

/** Every order, both ways. */
export const SORTS: Named<CodeSort> = CODE_SORT_FIELDS.flatMap((field) =>
  (['ASC', 'DESC'] as const).map((way) => [`by ${field}, ${way}`, [field, way]] as const),
);
