import { describe, expect, it } from 'vitest';
import { firstBehind } from './prefixes.ts';

describe('the first text behind all those with a prefix', () => {
  it.each([
    ['a', 'b'],
    ['qr-', 'qr.'],
    ['é', 'ê'],
    ['\u{1F600}', '\u{1F601}'],
    // The code points between are halves of others, and cannot stand alone.
    ['\uD7FF', '\uE000'],
    ['a\u{10FFFF}', 'b'],
  ])('%j: %j', (prefix, behind) => {
    expect(firstBehind(prefix)).toBe(behind);
  });

  it('does not exist when nothing is greater', () => {
    expect(firstBehind('\u{10FFFF}')).toBeUndefined();
    expect(firstBehind('')).toBeUndefined();
  });
});
