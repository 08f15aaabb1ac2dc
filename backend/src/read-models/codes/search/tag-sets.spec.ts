import { expect, it } from 'vitest';
import { NO_TAGS, TagSets } from './tag-sets.ts';

it('has one set for all codes with the same tags', () => {
  const sets = new TagSets();
  const [one, other, third] = [[3, 5], [3, 5], [5]].map((tags) => sets.replace(NO_TAGS, tags));
  expect(other).toBe(one);
  expect(third).not.toBe(one);
  expect(sets.get(one ?? NO_TAGS)).toEqual([3, 5]);
  expect(sets.get(NO_TAGS)).toEqual([]);
  expect([...sets.fitting((tags) => tags.includes(3))]).toEqual([0, 1, 0]);
});

it('takes no memory for sets that codes have left', () => {
  const sets = new TagSets();
  let [mine, yours] = [sets.replace(NO_TAGS, [1]), sets.replace(NO_TAGS, [1])];
  for (let tag = 2; tag < 100; tag += 1) {
    mine = sets.replace(mine, [tag]);
    expect(sets.get(mine)).toEqual([tag]);
    expect(sets.get(yours)).toEqual([1]);
  }
  expect(sets.fitting(() => true)).toHaveLength(4);
  mine = sets.replace(mine, []);
  yours = sets.replace(yours, []);
  expect([mine, yours]).toEqual([NO_TAGS, NO_TAGS]);
  expect([...sets.fitting((tags) => tags.length > 0)]).toEqual([0, 0, 0, 0]);
});

it('keeps the set of a code whose tags stay', () => {
  const sets = new TagSets();
  const set = sets.replace(NO_TAGS, [7]);
  expect(sets.replace(set, [7])).toBe(set);
  expect(sets.get(set)).toEqual([7]);
});
