import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { idIn, newKey } from './key-text.ts';

const random = { uuid: () => '', bytes: (count: number) => randomBytes(count) };
const fixed = (byte: number) => ({
  uuid: () => '',
  bytes: (count: number) => new Uint8Array(count).fill(byte),
});

it.each([0, 1, 255])('a key of bytes %i has the length of every key, and its id is read back', (byte) => {
  const { id, key } = newKey(fixed(byte));
  expect(key).toMatch(/^qlk_[0-9a-z]{54}$/);
  expect(idIn(key)).toBe(id);
});

it('a key with a typing error is none', () => {
  const { key } = newKey(random);
  for (let at = 0; at < key.length; at += 1) {
    const other = key[at] === 'a' ? 'b' : 'a';
    expect(idIn(key.slice(0, at) + other + key.slice(at + 1))).toBeUndefined();
  }
  expect(idIn(key.toUpperCase())).toBeUndefined();
  expect(idIn(`${key} `)).toBeUndefined();
});

it('keys differ', () => {
  const keys = Array.from({ length: 100 }, () => newKey(random));
  expect(new Set(keys.map(({ key }) => key)).size).toBe(100);
  expect(new Set(keys.map(({ id }) => id)).size).toBe(100);
});
