import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SortedNumbers } from './sorted-numbers.ts';

it('has every number in the order of its key and then of its id, after any changes', () => {
  const change = fc.tuple(fc.nat(12), fc.constantFrom('', 'a', 'b', 'c'), fc.boolean());
  fc.assert(
    fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
      const keys: string[] = [];
      const idOf = (number: number) => `${(number * 7) % 13}`.padStart(2, '0');
      const byId = (one: number, other: number) => (idOf(one) < idOf(other) ? -1 : 1);
      const sorted = new SortedNumbers((number) => keys[number] ?? '', byId, 4);
      for (const [wanted, key, isRead] of changes) {
        const number = Math.min(wanted, keys.length);
        keys[number] = key;
        sorted.put(number);
        if (!isRead) continue;
        const expected = keys
          .map((of, place) => ({ of, place }))
          .toSorted((a, b) => (`${a.of} ${idOf(a.place)}` < `${b.of} ${idOf(b.place)}` ? -1 : 1));
        expect([...sorted.all()]).toEqual(expected.map(({ place }) => place));
      }
    }),
  );
});

it('leaves a list alone that was given out before', () => {
  const keys = [3, 1, 2, 0, 5, 4];
  const byId = (one: number, other: number) => one - other;
  const sorted = new SortedNumbers((number) => keys[number] ?? 0, byId, 1);
  for (const number of keys.keys()) sorted.put(number);
  const given = sorted.all();
  expect([...given]).toEqual([3, 1, 2, 0, 5, 4]);
  keys[3] = 9;
  sorted.put(3);
  expect([...sorted.all()]).toEqual([1, 2, 0, 5, 4, 3]);
  expect([...given]).toEqual([3, 1, 2, 0, 5, 4]);
});
