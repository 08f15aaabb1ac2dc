import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['7k3m9', '7K3M9'],
  ['9-qwx a', '9QWXA'],
  ['7k3-m9q wxa', '7K3M9QWXA'],
  ['ilo', '110'],
  ['https://qlaim.example/7K3M9PQWXA', '7K3M9PQWXA'],
  ['example.com/bag', ''],
  ['rosa@x.com', ''],
  ['blue bag', ''],
  ['7K3M9PQWXA7', ''],
])('in %j, the part of a code is %j', (text, code) => expect(searchWords(text).code).toBe(code));

it('reads a link without scheme and www, and a text with spaces as a name alone', () => {
  expect(searchWords(' HTTPS://www.Example.com/Ab ').link).toBe('example.com/ab');
  expect(searchWords('Blue Bag')).toEqual({ code: '', name: 'blue bag', email: '', link: '' });
});
