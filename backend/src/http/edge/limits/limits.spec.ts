import { expect, it } from 'vitest';
import { fromAddress, RULES } from './limits.ts';
import { addressOf } from './networks.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.9:5678', '203.0.113.9'],
  ['[2001:db8::6]:443', '2001:db8:0:0::/64'],
  ['somewhere', 'somewhere'],
  [undefined, 'unknown'],
])('a try from %s counts against %s', (ip, counted) => {
  expect(addressOf({ ip })).toBe(counted);
});

it.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2ab::6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56']],
  ['[2001:db8:1:2ab::6]:443', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56']],
])('a try from %s costs points of %j', (ip, counted) => {
  const takes = fromAddress(RULES.loginByAddress, { ip });

  expect(takes.map(([, key]) => key)).toEqual(counted);
  expect(new Set(takes.map(([{ name }]) => name)).size).toBe(counted.length);
});
