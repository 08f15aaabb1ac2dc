import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StubEventSource, stubEventSource } from '../../testing/event-source.ts';
import { openLive } from './connection.ts';

let opened: readonly StubEventSource[];
let close: () => void;
const listener = { onChange: vi.fn(), onBack: vi.fn(), onState: vi.fn() };
const last = () => {
  const source = opened.at(-1);
  if (!source) throw new Error('No connection was opened');
  return source;
};
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  opened = stubEventSource();
  close = openLive(listener);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('says what others have changed', () => {
  expect(last().url).toBe('/admin-api/live');
  last().onopen?.();
  last().sends({ topic: 'codes' });
  expect(listener.onChange).toHaveBeenCalledWith('codes');
  expect(listener.onBack).not.toHaveBeenCalled();
});

it('passes over what it does not know', () => {
  last().sends({ topic: 'weather' });
  last().onmessage?.({ data: 'no JSON' });
  expect(listener.onChange).not.toHaveBeenCalled();
});

it('says that it is back after the browser has connected again', () => {
  last().onopen?.();
  last().onerror?.();
  expect(listener.onState).toHaveBeenLastCalledWith(false);
  last().onopen?.();
  expect(listener.onState).toHaveBeenLastCalledWith(true);
  expect(listener.onBack).toHaveBeenCalledTimes(1);
});

it('says that it is back after the first connection could not be opened', () => {
  last().isRefused();
  vi.advanceTimersByTime(31_000);
  last().onopen?.();
  expect(listener.onBack).toHaveBeenCalledTimes(1);
});

it('says that it is back after the page was hidden', () => {
  last().onopen?.();
  show('hidden');
  show('visible');
  last().onopen?.();
  expect(listener.onBack).toHaveBeenCalledTimes(1);
});

it('tries again some time after a refusal', () => {
  last().isRefused();
  vi.advanceTimersByTime(29_000);
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(opened).toHaveLength(2);
});

it('keeps no connection while the page is hidden', () => {
  const first = last();
  show('hidden');
  expect(first.readyState).toBe(2);
  expect(listener.onState).toHaveBeenLastCalledWith(false);
  show('visible');
  expect(opened).toHaveLength(2);
});

it('keeps none while the page is left, and follows again where the browser brings it back', () => {
  const first = last();
  window.dispatchEvent(new Event('pagehide'));
  expect(first.readyState).toBe(2);
  window.dispatchEvent(new Event('pageshow'));
  expect(opened).toHaveLength(2);
  window.dispatchEvent(new Event('pageshow'));
  expect(opened).toHaveLength(2);
});
