import { expect, it } from 'vitest';
import { partsOfText } from './links-in-text.ts';

const linksIn = (text: string) => partsOfText(text).flatMap(({ link }) => link ?? []);

it('finds the addresses of a text as they are stored', () => {
  expect(linksIn('See Example.com/Ab, or (https://b.example?q=1).')).toEqual([
    'https://example.com/Ab',
    'https://b.example?q=1',
  ]);
});

it.each(['', 'words only', 'ada@example.com', 'javascript:alert(1)', 'http://localhost/'])(
  'finds none in %j',
  (text) => expect(linksIn(text)).toEqual([]),
);

it('loses nothing of a text', () => {
  const text = 'Before https://example.com/<b>\n\nafter';
  expect(
    partsOfText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
