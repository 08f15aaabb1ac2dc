import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PackedTexts } from './packed-texts.ts';

const found = (search: (hit: (number: number) => void) => void): number[] => {
  const numbers: number[] = [];
  search((number) => numbers.push(number));
  return numbers.toSorted((a, b) => a - b);
};

const text = fc.stringMatching(/^[abé]{0,6}$/);
const changes = fc.array(fc.tuple(fc.nat(7), text), { maxLength: 60 });

it.each([0, 2000])('finds what a look at every text finds, after any changes, behind %i hits', (before) => {
  fc.assert(
    fc.property(changes, fc.stringMatching(/^[abé]{1,3}$/), (sets, part) => {
      const packed = new PackedTexts();
      const texts = new Map<number, string>();
      const set = (number: number, now: string) => {
        packed.set(number, now);
        texts.set(number, now);
      };
      for (let hit = 0; hit < before; hit += 1) set(100 + hit, part);
      for (const [number, now] of sets) set(number, now);
      const expected = (fits: (now: string) => boolean) =>
        [...texts]
          .filter(([, now]) => fits(now))
          .map(([number]) => number)
          .toSorted((a, b) => a - b);
      expect(found((hit) => packed.containing(part, hit))).toEqual(expected((now) => now.includes(part)));
      expect(found((hit) => packed.beginningWith(part, hit))).toEqual(
        expected((now) => now.startsWith(part)),
      );
      for (const [number, now] of texts) expect(packed.get(number)).toBe(now);
    }),
    { numRuns: before === 0 ? 100 : 20 },
  );
});

it('keeps all texts when it removes what was overwritten', () => {
  const packed = new PackedTexts();
  const long = 'x'.repeat(1000);
  for (let change = 0; change < 300; change += 1) packed.set(change % 3, `${long}${change}`);
  expect([0, 1, 2].map((number) => packed.get(number).slice(1000))).toEqual(['297', '298', '299']);
  expect(found((hit) => packed.containing('x298', hit))).toEqual([1]);
  expect(found((hit) => packed.containing('x200', hit))).toEqual([]);
});

it('finds a part of thousands of texts', () => {
  const packed = new PackedTexts();
  for (let number = 0; number < 3000; number += 1)
    packed.set(number, number % 2 === 0 ? `xé${number}` : 'other');
  expect(found((hit) => packed.containing('é', hit))).toHaveLength(1500);
  expect(found((hit) => packed.beginningWith('xé', hit))).toHaveLength(1500);
});

it('finds nothing that begins in one text and ends in the next', () => {
  const packed = new PackedTexts();
  packed.set(0, 'a');
  packed.set(1, 'b');
  for (const part of ['a\nb', '\n', '\na']) expect(found((hit) => packed.containing(part, hit))).toEqual([]);
});

it('treats a line break as a space', () => {
  const packed = new PackedTexts();
  packed.set(0, 'a\nb');
  expect(found((hit) => packed.beginningWith('b', hit))).toEqual([]);
  expect(packed.get(0)).toBe('a b');
});
