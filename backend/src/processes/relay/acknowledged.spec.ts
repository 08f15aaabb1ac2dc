import { expect, it } from 'vitest';
import { type Acknowledged, extend, type Trail, upToWhatIsThere } from './acknowledged.ts';

const at = (seconds: number, offsets: Record<string, number>): Acknowledged => ({
  at: seconds * 1000,
  position: String(seconds),
  offsets,
});
const positions = (trail: Trail) => trail.map(({ position }) => position);
const trailOf = (...points: readonly Acknowledged[]) => points.reduce<Trail>(extend, []);

it('keeps the newest point, and older ones half a minute apart', () => {
  const trail = trailOf(...Array.from({ length: 100 }, (_, n) => at(n, { 0: n })));
  expect(positions(trail)).toEqual(['0', '30', '60', '90', '99']);
});

it('keeps ten points', () => {
  const trail = trailOf(...Array.from({ length: 1000 }, (_, n) => at(n, { 0: n })));
  expect(trail).toHaveLength(10);
  expect(trail.at(-1)?.position).toBe('999');
});

it('remembers the last write in each part', () => {
  const trail = trailOf(at(0, { 0: 0, 1: 0 }), at(40, { 1: 7 }), at(80, { 0: 3 }));
  expect(trail.map(({ offsets }) => offsets)).toEqual([
    { 0: 0, 1: 0 },
    { 0: 0, 1: 7 },
    { 0: 3, 1: 7 },
  ]);
});

it.each([
  ['nothing is lost', { 0: 4, 1: 8 }, ['0', '40', '80']],
  ['one part has lost its last write', { 0: 3, 1: 8 }, ['0', '40']],
  ['another part has lost more', { 0: 4, 1: 7 }, ['0']],
  ['a part is empty', { 0: 4, 1: 0 }, []],
  ['a part is missing', { 0: 4 }, []],
])('goes back to where all is there when %s', (_case, ends, expected) => {
  const trail = trailOf(at(0, { 0: 0, 1: 0 }), at(40, { 1: 7 }), at(80, { 0: 3 }));
  expect(positions(upToWhatIsThere(trail, ends))).toEqual(expected);
});
