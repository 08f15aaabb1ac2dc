import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFilters, keepsFilters, keptStore } from './kept-store.ts';
import { PREFERENCE } from './preferences.ts';

const FILTERS = 'codes.listParams';
const VIEWS = 'codes.views';

beforeEach(() => localStorage.clear());

describe('the store of the console', () => {
  it('keeps preferences, saved views and the filters of the codes for the next visit, and nothing else', () => {
    const store = keptStore();
    store.setItem(PREFERENCE.density, 'comfortable');
    store.setItem(FILTERS, { filter: { approved: true } });
    store.setItem(VIEWS, [{ name: 'a' }]);
    store.setItem('people.listParams', { filter: { q: 'rosa' } });
    const next = keptStore();
    expect(next.getItem(PREFERENCE.density)).toBe('comfortable');
    expect(next.getItem(FILTERS)).toEqual({ filter: { approved: true } });
    expect(next.getItem(VIEWS)).toEqual([{ name: 'a' }]);
    expect(next.getItem('people.listParams', 'none')).toBe('none');
  });

  it('forgets the filters at a sign-out, and no saved view', () => {
    expect(keepsFilters()).toBe(false);
    const store = keptStore();
    store.setItem(FILTERS, { filter: { q: 'rosa' } });
    store.setItem(VIEWS, [{ name: 'a' }]);
    expect(keepsFilters()).toBe(true);
    forgetFilters();
    expect(keepsFilters()).toBe(false);
    expect(keptStore().getItem(VIEWS)).toEqual([{ name: 'a' }]);
  });

  it.each([
    [PREFERENCE.density, 'nonsense'],
    [PREFERENCE.density, '"huge"'],
    [PREFERENCE.density, '7'],
    [FILTERS, '{'],
    [VIEWS, '{}'],
  ])('ignores of %s what is none: %s', (name, stored) => {
    localStorage.setItem(`qlaim.${name}`, stored);
    expect(keptStore().getItem(name, 'none')).toBe('none');
  });

  it('works where the browser refuses its storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const store = keptStore();
    store.setup();
    store.setItem(PREFERENCE.keys, false);
    expect(store.getItem(PREFERENCE.keys)).toBe(false);
    expect(keepsFilters()).toBe(false);
    vi.unstubAllGlobals();
  });
});
