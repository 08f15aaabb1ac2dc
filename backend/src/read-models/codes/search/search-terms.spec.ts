import { expect, it } from 'vitest';
import { folded } from './folded.ts';
import { searchTerms } from './search-terms.ts';

const HOME = 'https://www.qlaim.example';

it.each([
  ['7k3m9', '7K3M9'],
  ['9-qwx a', '9QWXA'],
  ['7k3-m9q wxa', '7K3M9QWXA'],
  ['7K3M 9PQW XA', '7K3M9PQWXA'],
  ['ilo', '110'],
  ['https://qlaim.example/7K3M9PQWXA', '7K3M9PQWXA'],
  ['example.com/bag', ''],
  ['rosa@x.com', ''],
  ['blue bag', ''],
  ['7K3M9PQWXA7', ''],
])('in %j, the part of a code is %j', (text, code) => expect(searchTerms(text).code).toBe(code));

it.each([
  ['https://www.qlaim.example/7K3M', '7K3M'],
  ['QLAIM.example/7k3m 9p', '7K3M9P'],
  ['ple/7k3', '7K3'],
  ['/7k3', '7K3'],
  ['shop.example/7k3', ''],
  ['qlaim.example/', ''],
  ['qlaim.example/blue', ''],
  ['7k3', ''],
])('in %j, the beginning of a code from its address is %j', (text, start) =>
  expect(searchTerms(text, HOME).codeStart).toBe(start),
);

it.each([
  ['+34 600 123-456', '34600123456'],
  ['0170 1234', '1701234'],
  ['123', ''],
  ['12 bags 34', ''],
])('in %j, the digits of a phone number are %j', (text, digits) =>
  expect(searchTerms(text).digits).toBe(digits),
);

it('reads a link without scheme and www, and no link in words', () => {
  expect(searchTerms(' HTTPS://www.Example.com/Ab ').link).toBe('example.com/ab');
  expect(searchTerms('Blue Bag')).toMatchObject({ code: '', text: 'blue bag', link: '' });
});

it.each([
  ['Martínez', 'martinez'],
  ['Marti\u0301nez', 'martinez'],
  ['STRAẞE Straße', 'strasse strasse'],
  ['Łódź, Ærø, İstanbul', 'lodz, aero, istanbul'],
  ['हिन्दी', 'हिन्दी'],
])('folds %s to %s', (text, plain) => expect(folded(text)).toBe(plain));
