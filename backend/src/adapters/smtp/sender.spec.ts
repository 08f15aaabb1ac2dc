import { expect, it } from 'vitest';
import { senderDomain } from './sender.ts';

it.each([
  ['Qlaim <hello@qlaim.example>', 'qlaim.example'],
  ['"Qlaim, the shop" <hello@Mail.Qlaim.example>', 'mail.qlaim.example'],
  [' hello@qlaim.example ', 'qlaim.example'],
  ['Qlaim <hello@bücher.example>', 'xn--bcher-kva.example'],
  ['hello@localhost', 'localhost'],
  ['Qlaim', undefined],
  ['Qlaim <hello@>', undefined],
  ['<a@one.example> <b@two.example>', undefined],
])('reads the domain of %s', (from, domain) => {
  expect(senderDomain(from)).toBe(domain);
});
