import type { InfoType } from '../../domain/qr-code/content/index.ts';
import type { Condition } from '../../ports/read-store.ts';

/** Filters of a list of codes. Dates are ISO 8601: `from` inclusive, `to` exclusive. */
export interface CodeFilters {
  readonly codePrefix?: string | undefined;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly active?: boolean | undefined;
  readonly approved?: boolean | undefined;
  readonly batchId?: string | undefined;
  /** The id of a person. */
  readonly owner?: string | undefined;
  readonly claimed?: boolean | undefined;
  readonly claimedFrom?: string | undefined;
  readonly restricted?: boolean | undefined;
  readonly infoType?: InfoType | undefined;
  readonly scanned?: boolean | undefined;
  readonly flagged?: boolean | undefined;
  /** What all spellings of a tag have in common. */
  readonly tagKey?: string | undefined;
  readonly codes?: readonly string[] | undefined;
}

/** Returns what filters ask of the read model. A filter that is missing here fails the type check. */
export function conditions(filters: CodeFilters): readonly Condition[] {
  const is = (field: Exclude<keyof CodeFilters, 'codes' | 'tagKey'>): Condition | undefined =>
    set(filters[field], (value) => ({ field, is: value }));
  const asked: Readonly<Record<keyof CodeFilters, Condition | undefined>> = {
    codePrefix: set(filters.codePrefix || undefined, (startsWith) => ({ field: 'id', startsWith })),
    createdFrom: set(filters.createdFrom, (from) => ({ field: 'createdAt', from })),
    createdTo: set(filters.createdTo, (to) => ({ field: 'createdAt', to })),
    active: is('active'),
    approved: is('approved'),
    batchId: is('batchId'),
    owner: is('owner'),
    claimed: is('claimed'),
    claimedFrom: set(filters.claimedFrom, (from) => ({ field: 'claimedAt', from })),
    restricted: is('restricted'),
    infoType: is('infoType'),
    scanned: is('scanned'),
    flagged: is('flagged'),
    tagKey: set(filters.tagKey, (has) => ({ field: 'tagKeys', has })),
    codes: set(filters.codes, (oneOf) => ({ field: 'id', oneOf })),
  };
  // Only codes that exist have an owner, or tags. Without the condition an engine can but use the index of these.
  const isNarrow = filters.owner !== undefined || filters.tagKey !== undefined;
  const present: readonly Condition[] = isNarrow ? [] : [{ field: 'present', is: true }];
  return [...present, ...Object.values(asked).filter((condition) => condition !== undefined)];
}

const set = <V>(value: V | undefined, condition: (value: V) => Condition): Condition | undefined =>
  value === undefined ? undefined : condition(value);
