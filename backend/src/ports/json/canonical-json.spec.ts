import stringify from 'safe-stable-stringify';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import type { Json } from './json.ts';

const VALUES: readonly Json[] = [
  null,
  'text',
  [],
  {},
  { a: 1, b: [1, 2] },
  { b: 1, a: { d: null, c: [{ z: '"', y: false }] } },
  { b: undefined, a: 1 },
  { b: 1, 10: 'ten', 9: 'nine' },
  [{ b: 1, a: 2 }],
  [JSON.parse('{"b": 1, "__proto__": {"d": 2, "c": 3}, "a": 4}')],
];

describe('canonical JSON', () => {
  it.each(VALUES.map((value) => [JSON.stringify(value), value] as const))(
    'orders all keys of %s',
    (_text, value) => {
      expect(canonicalJson(value)).toBe(stringify(value));
    },
  );

  it('is the same for equal values', () => {
    expect(canonicalJson({ b: { d: 1, c: 2 }, a: 3 })).toBe(canonicalJson({ a: 3, b: { c: 2, d: 1 } }));
  });
});
