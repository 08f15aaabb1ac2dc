import type { CodeFilter } from '@qlaim/backend/contract';

/** A filter that is set beside the search, with what it is called in the filter. Both ends of a range are one. */
export interface Chip {
  readonly of: keyof typeof CHIPS;
  readonly names: readonly (keyof CodeFilter)[];
}

const CHIPS = {
  infoType: ['infoType'],
  ownerId: ['ownerId'],
  batchId: ['batchId'],
  tag: ['tag'],
  dates: ['startDate', 'endDate'],
  claimedFrom: ['claimedFrom'],
  isActive: ['isActive'],
  approved: ['approved'],
  claimed: ['claimed'],
  restricted: ['restricted'],
  scanned: ['scanned'],
  flagged: ['flagged'],
  link: ['link'],
  id: ['id'],
} as const;

const KINDS: readonly (keyof typeof CHIPS)[] = [
  'infoType',
  'ownerId',
  'batchId',
  'tag',
  'dates',
  'claimedFrom',
  'isActive',
  'approved',
  'claimed',
  'restricted',
  'scanned',
  'flagged',
  'link',
  'id',
];

/** Returns the filters that are set, without the search, which is always visible. */
export const chipsOf = (filter: CodeFilter): readonly Chip[] =>
  KINDS.flatMap((of) => {
    const names = CHIPS[of];
    return names.some((name) => filter[name] !== undefined) ? [{ of, names }] : [];
  });
