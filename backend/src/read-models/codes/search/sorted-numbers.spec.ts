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
