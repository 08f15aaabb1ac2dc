import { expect, it } from 'vitest';
import { readWatched, writeWatched } from './watched-code.ts';

it('is read as it was written', () => {
  const watched = { code: '7K3M9QWX2P', scans: 12 };
  expect(readWatched(writeWatched(watched))).toEqual(watched);
});

it.each([
  '',
  'nonsense',
  '7K3M9QWX2P',
  '7K3M9QWX2P.',
  '7K3M9QWX2P.-1',
  '7K3M9QWX2P.1e3',
  'admin.1',
  '<b>3M9QWX2P.1',
])('is not %j', (text) => expect(readWatched(text)).toBeUndefined());
