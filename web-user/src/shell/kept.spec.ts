import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeIn } from './browser-store.ts';
import { keepsNothing } from './keeps-nothing.ts';
import { savedLink } from './saved-link.ts';
import { textIn } from './text-in.ts';

const store = storeIn(() => localStorage);
const forbidden = storeIn(() => {
  throw new Error('forbidden');
});

describe('a store of the browser', () => {
  it('keeps values until they are forgotten', () => {
    store.keep('a:1', { text: 'x' });
    store.keep('a:2', 2);
    store.keep('b', 3);
    expect([store.recall('a:1'), store.recall('none')]).toEqual([{ text: 'x' }, undefined]);
    store.forget('a:1');
    expect(store.recall('a:1')).toBeUndefined();
    store.forgetAll('a:');
    expect([store.recall('a:2'), store.recall('b')]).toEqual([undefined, 3]);
    localStorage.setItem('c', 'no JSON');
    expect(store.recall('c')).toBeUndefined();
  });

  it('does nothing where it is forbidden', () => {
    expect(() => {
      forbidden.keep('a', 1);
      forbidden.forget('a');
      forbidden.forgetAll('a');
    }).not.toThrow();
    expect(forbidden.recall('a')).toBeUndefined();
  });
});

describe('the code of a visit to Google', () => {
  it('is kept, and forgotten where there is none', () => {
    savedLink.keep('7K3M9QWX2P');
    expect(savedLink.recall()).toBe('7K3M9QWX2P');
    savedLink.keep(undefined);
    expect(savedLink.recall()).toBeUndefined();
    store.keep('link', 5);
    expect(savedLink.recall()).toBeUndefined();
    savedLink.keep('7K3M9QWX2P');
    savedLink.forget();
    expect(savedLink.recall()).toBeUndefined();
  });
});

describe('whether the browser keeps nothing of a page', () => {
  beforeEach(() => history.replaceState(null, ''));

  it.each([
    [null, true],
    [{ idx: 0 }, true],
    [{ usr: null }, true],
    [{ usr: { from: '/' } }, false],
  ])('with the navigation state %j: %s', (state, nothing) => {
    history.replaceState(state, '');
    expect(keepsNothing()).toBe(nothing);
  });

  it('with values of this tab, and where they are forbidden', () => {
    sessionStorage.setItem('a', '1');
    expect(keepsNothing()).toBe(false);
    const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(keepsNothing()).toBe(true);
    storage.mockRestore();
  });
});

it.each([
  [{ a: 'text' }, 'text'],
  [{ a: 5 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['a', undefined],
])('reads a text of %j', (kept, text) => {
  expect(textIn(kept, 'a')).toBe(text);
});
