import type { CodeFilter } from '@qlaim/backend/contract';
import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { formatCreatedDate } from '@qlaim/web-kit';
import { expect, test } from 'vitest';
import { chipText } from './chip-text.ts';
import { chipsOf } from './chips.ts';
import { isFiltered, sameFilter } from './code-filter.ts';
import { daysOf } from './date-presets.ts';

const { texts: english } = await CODE_FILTERS.first('en');

test('a filter with the value false counts as set, and the search beside the others does not', () => {
  const filter = { isActive: false, startDate: '2026-11-01', endDate: '2026-11-01', q: 'A' };
  expect(chipsOf(filter).map(({ of }) => of)).toEqual(['dates', 'isActive']);
  expect(isFiltered({ approved: false })).toBe(true);
  expect(isFiltered({})).toBe(false);
});

test('filters are the same in any order of their fields', () => {
  expect(sameFilter({ approved: true, q: 'a' }, { q: 'a', approved: true, link: undefined })).toBe(true);
  expect(sameFilter({ approved: true }, { approved: false })).toBe(false);
});

test.each<[CodeFilter, string]>([
  [{ infoType: 'pdf' }, 'Type: PDF'],
  [{ ownerId: 'r' }, 'Owner: Rosa'],
  [{ batchId: 'b' }, 'Batch: Mugs'],
  [daysOf('lastMonth'), 'Last month'],
  [{ startDate: '2026-01-02' }, 'From 02/01/26'],
  [{ endDate: '2026-01-02' }, 'To 02/01/26'],
  [{ startDate: '2026-01-02', endDate: '2026-01-05' }, '02/01/26 to 05/01/26'],
  [{ claimedFrom: '2026-01-05' }, 'Claimed since 05/01/26'],
  [{ scanned: false }, 'Never scanned'],
  [{ restricted: true }, 'Nonpaying'],
  [{ link: '7K' }, 'Begins with 7K'],
  [{ id: ['a', 'b'] }, 'Chosen: 2'],
])('%o is said as %s', (filter, text) => {
  const words = { texts: english, createdDate: formatCreatedDate, owner: 'Rosa', batch: 'Mugs' };
  expect(chipsOf(filter).map(({ of }) => chipText(of, filter, words))).toEqual([text]);
});
