import { describe, expect, it } from 'vitest';
import { comparePositions, formatPlace, isBehind, parsePlace } from './position.ts';

const at = (commit: bigint, prepare = commit) => ({ commit, prepare });

describe('a position', () => {
  it.each([at(0n), at(1_234n, 1_200n), at(9_223_372_036_854_775_807n)])(
    '%o survives formatting and parsing',
    (place) => {
      expect(parsePlace(formatPlace(place))).toEqual(place);
    },
  );

  it('may be the start', () => {
    expect(formatPlace('start')).toBe('start');
    expect(parsePlace('start')).toBe('start');
  });

  it.each(['', '5', '1/2/3', '1/x', '-1/-1', ' 1/2', 'now', '0x1/0x1'])('is not "%s"', (text) => {
    expect(() => parsePlace(text)).toThrow(new RangeError(`${text} is not a position of this feed`));
  });

  it('comes after those with a lower commit, then with a lower prepare', () => {
    expect(isBehind(at(10n, 5n), at(9n, 8n))).toBe(true);
    expect(isBehind(at(10n, 6n), at(10n, 5n))).toBe(true);
    expect(isBehind(at(10n, 5n), at(10n, 5n))).toBe(false);
    expect(isBehind(at(9n, 9n), at(10n, 1n))).toBe(false);
    expect(isBehind(at(0n), 'start')).toBe(true);
  });

  it.each([
    ['5524592/0', '18143572/18143572', -1],
    ['18143999/0', '18143572/18143572', 1],
    ['7/0', '7/7', -1],
    ['7/7', '7/7', 0],
    ['start', '0/0', -1],
    ['0/0', 'start', 1],
    ['start', 'start', 0],
  ])('%s compared with %s is %i', (first, second, sign) => {
    expect(comparePositions(first, second)).toBe(sign);
  });
});
