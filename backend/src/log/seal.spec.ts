import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { open, seal } from './seal.ts';

const KEY = randomBytes(32);

it('gives a text that its key and its context open', () => {
  const sealed = seal(KEY, 'event 1', 'Grüße');
  expect(open(KEY, 'event 1', sealed).toString()).toBe('Grüße');
  expect(() => open(KEY, 'event 2', sealed)).toThrow();
  expect(() => open(randomBytes(32), 'event 1', sealed)).toThrow();
});

it('seals the same text each time with other random bytes', () => {
  const ivs = Array.from({ length: 1_000 }, () =>
    Buffer.from(seal(KEY, 'event 1', 'text').slice('v1.'.length), 'base64url').toString('hex', 0, 12),
  );
  expect(new Set(ivs).size).toBe(1_000);
});
