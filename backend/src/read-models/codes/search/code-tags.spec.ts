import { expect, it } from 'vitest';
import { CodeTags } from './code-tags.ts';

function given(): CodeTags {
  const tags = new CodeTags();
  tags.put(0, ['VIP', 'spring']);
  tags.put(1, ['vip']);
  tags.put(3, ['Éclair', 'SPRING', 'vip']);
  return tags;
}

it('counts the codes of each tag, whatever its case, the most first', () => {
  const tags = given();
  expect(tags.inUse('', 9)).toEqual([
    { tag: 'VIP', count: 3 },
    { tag: 'spring', count: 2 },
    { tag: 'Éclair', count: 1 },
  ]);
  expect(tags.inUse('', 1)).toEqual([{ tag: 'VIP', count: 3 }]);
  expect(tags.inUse(' ECL', 9)).toEqual([{ tag: 'Éclair', count: 1 }]);
});

it('forgets a tag that no code has, and its spelling', () => {
  const tags = given();
  for (const code of [0, 1, 3]) tags.put(code, []);
  expect(tags.inUse('', 9)).toEqual([]);
  tags.put(2, ['Vip']);
  expect(tags.inUse('', 9)).toEqual([{ tag: 'Vip', count: 1 }]);
  expect(tags.get(2)).toEqual(['Vip']);
  expect(tags.get(7)).toEqual([]);
});

it('knows the codes with a tag, and those with a part of one', () => {
  const tags = given();
  const isVip = tags.having('vip');
  expect([0, 1, 2, 3, 4].filter(isVip)).toEqual([0, 1, 3]);
  expect([0, 1, 2, 3].filter(tags.having('eclair'))).toEqual([]);
  const marked: number[] = [];
  tags.mark('pri', (code) => marked.push(code));
  expect(marked).toEqual([0, 3]);
});
