import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdBack } from './hold-back.ts';
import { guardPage } from './leave-guard.ts';

const EDITOR = '/edit/7K3M9QWX2P';
const go = vi.fn();
let stop: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(window.history, 'go').mockImplementation(go);
  go.mockClear();
  history.replaceState({ idx: 3 }, '', EDITOR);
  stop = [holdBack()];
});
afterEach(() => {
  for (const end of stop) end();
});

/** Moves through the session history as the browser does. Returns whether the router heard of it. */
function move(path: string, idx: number): boolean {
  const router = vi.fn();
  window.addEventListener('popstate', router);
  history.replaceState({ idx }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
  window.removeEventListener('popstate', router);
  return router.mock.calls.length > 0;
}

it.each([
  ['Back', 2],
  ['two pages back', 1],
  ['Forward', 4],
])('reverses %s until the guard continues it', (_way, idx) => {
  const held: (() => void)[] = [];
  stop.push(guardPage((next) => held.push(next) > 0));
  expect(move('/', idx)).toBe(false);
  expect(go).toHaveBeenLastCalledWith(3 - idx);
  expect(move(EDITOR, 3)).toBe(false);
  held[0]?.();
  expect(go).toHaveBeenLastCalledWith(idx - 3);
});

it('lets a move pass that is not held, one on the same page, and one without a guard', () => {
  const guard = vi.fn(() => false);
  const end = guardPage(guard);
  expect(move(EDITOR, 4)).toBe(true);
  expect(guard).not.toHaveBeenCalled();
  expect(move('/', 2)).toBe(true);
  end();
  expect(move('/profile', 1)).toBe(true);
  expect(guard).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});
