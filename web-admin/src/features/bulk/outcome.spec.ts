import type { BulkAction } from '@qlaim/backend/contract';
import { BULK } from '@qlaim/backend/texts/console/bulk';
import { formatCount } from '@qlaim/web-kit';
import { expect, test } from 'vitest';
import { outcomesOf } from './outcome.ts';

const { texts } = await BULK.first('en');

const FINISHED: BulkAction = {
  id: '6c2f0d34-0000-4000-8000-000000000000',
  action: 'approve',
  note: '',
  tags: [],
  status: 'finished',
  cancelled: false,
  requestedAt: '2026-11-21T10:00:00.000Z',
  requestedBy: null,
  file: null,
  faulty: 0,
  total: 1204,
  handled: 1204,
  changed: 1204,
  unchanged: 0,
  refused: 0,
  finishedAt: '2026-11-21T10:01:00.000Z',
  undoable: true,
  restored: 0,
  kept: 0,
  undoneAt: null,
};

test.each<[string, Partial<BulkAction>]>([
  ['1,204 approved', {}],
  ['1,200 approved, 3 were so already, 1 refused', { changed: 1200, unchanged: 3, refused: 1 }],
  ['400 approved, 804 left, because it was cancelled', { changed: 400, handled: 400, cancelled: true }],
  ['Cancelled before the first code', { changed: 0, handled: 0, cancelled: true }],
  [
    '1,204 approved, 1,200 undone, 4 kept, because they were changed since',
    { status: 'undone', restored: 1200, kept: 4 },
  ],
])('the outcome reads %s', (words, over) => {
  expect(outcomesOf({ ...FINISHED, ...over }, texts, formatCount).join(', ')).toBe(words);
});
