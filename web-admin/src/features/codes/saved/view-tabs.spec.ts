import { expect, it } from 'vitest';
import { currentOf, tabsOf } from './view-tabs.ts';
import { replaced, withFormerlyShared, without, withView } from './views.ts';

const usual = [{ name: 'All', filter: {} }];
const shared = [{ id: 's', name: 'Links', filter: { infoType: 'link' }, sharedBy: null }] as const;
const links = { name: 'Links', filter: { infoType: 'link' } } as const;
const standIn = { ...links, shared: 's' };
const names = (tabs: ReturnType<typeof tabsOf>) => tabs.map(({ kind, view }) => `${kind} ${view.name}`);

it('a shared view stands for the own one that it was, also until it is read', () => {
  const own = [standIn, links];
  expect(names(tabsOf({ usual, shared, own, waits: false }))).toEqual([
    'usual All',
    'shared Links',
    'own Links',
  ]);
  expect(names(tabsOf({ usual, shared: undefined, own, waits: true }))).toEqual(['usual All', 'own Links']);
  expect(names(tabsOf({ usual, shared: undefined, own, waits: false }))).toHaveLength(3);
  expect(names(tabsOf({ usual, shared: [], own, waits: false }))).toHaveLength(3);
});

it('tabs of one name have keys of their own', () => {
  const keys = tabsOf({ usual, shared: [], own: [standIn, links], waits: false }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

it('the current tab is the one that was opened, else an own one before a shared one', () => {
  const tabs = tabsOf({ usual, shared, own: [links], waits: false });
  const isLinks = ({ name }: { name: string }) => name === 'Links';
  expect(currentOf(tabs, 's', isLinks)?.kind).toBe('shared');
  expect(currentOf(tabs, 'gone', isLinks)?.kind).toBe('own');
  expect(currentOf(tabs, 's', () => false)).toBeUndefined();
});

it('views of one name are told apart by what they stand for', () => {
  const both = [standIn, links];
  expect(withView(both, { ...links, filter: {} })).toEqual([standIn, { ...links, filter: {} }]);
  expect(replaced(both, links, { ...links, name: 'b' })).toEqual([standIn, { ...links, name: 'b' }]);
  expect(without(both, standIn)).toEqual([links]);
});

it('a view that is shared no longer takes no name of another one', () => {
  expect(withFormerlyShared([standIn], shared[0], 's')).toEqual([links]);
  expect(withFormerlyShared([links, { ...links, name: 'Links 2' }], shared[0], 's').at(-1)).toEqual({
    ...links,
    name: 'Links 3',
  });
});
