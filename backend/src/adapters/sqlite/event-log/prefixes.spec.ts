import { describe, expect, it } from 'vitest';
import { prefixCondition } from './prefixes.ts';

describe('the condition on a prefix', () => {
  it.each([
    ['a', 'b'],
    ['qr-', 'qr.'],
    ['é', 'ê'],
    ['\u{1F600}', '\u{1F601}'],
    // The code points in between are surrogates, which are not characters.
    ['\uD7FF', '\uE000'],
    ['a\u{10FFFF}', 'b'],
  ])('%j ends before %j', (prefix, end) => {
    expect(prefixCondition([prefix])).toEqual({
      sql: '((stream >= ? AND stream < ?))',
      values: [prefix, end],
    });
  });

  it('has no end where no text is greater', () => {
    expect(prefixCondition(['\u{10FFFF}'])).toEqual({ sql: '(stream >= ?)', values: ['\u{10FFFF}'] });
  });

  it('is true for every stream where a prefix is empty or none is given', () => {
    expect(prefixCondition(['a', '']).sql).toBe('TRUE');
    expect(prefixCondition(undefined).sql).toBe('TRUE');
  });
});
