import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

const { figures } = (await BATCHES.first('en')).texts;

test.each([
  [412, 500, '(82\u00a0%)'],
  [0, 500, '(0\u00a0%)'],
  [1, 500, '(under 1\u00a0%)'],
  [499, 500, '(99\u00a0%)'],
  [500, 500, '(100\u00a0%)'],
  [0, 0, ''],
])('%i of %i reads "%s"', (part, whole, words) => {
  expect(shareText(part, whole, figures)).toBe(words);
});
