import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StubEventSource, stubEventSource } from '../../testing/event-source.ts';
import { readAgain } from './read-again.ts';
import { isLive } from './state.ts';

let opened: readonly StubEventSource[];
let queryClient: QueryClient;
let end: () => void;
const reads = { codes: vi.fn(async () => 1), audit: vi.fn(async () => 1), home: vi.fn(async () => 1) };

beforeEach(async () => {
  vi.clearAllMocks();
  opened = stubEventSource();
  queryClient = new QueryClient();
  for (const [key, queryFn] of Object.entries(reads))
    new QueryObserver(queryClient, { queryKey: [key, 'list'], queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  end = readAgain(queryClient);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('reads again what shows the change, and nothing else', async () => {
  opened[0]?.sends({ topic: 'codes' });
  await vi.waitFor(() => expect(reads.codes).toHaveBeenCalledTimes(2));
  expect(reads.audit).toHaveBeenCalledTimes(1);
});

it('reads once for messages that come together', async () => {
  opened[0]?.sends({ topic: 'codes' });
  opened[0]?.sends({ topic: 'scans' });
  await vi.waitFor(() => expect(reads.codes).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(reads.codes).toHaveBeenCalledTimes(2);
});

it('reads what is costly every few seconds at most, and loses no change', async () => {
  vi.useFakeTimers();
  const change = async () => {
    opened[0]?.sends({ topic: 'scans' });
    await vi.advanceTimersByTimeAsync(1000);
  };
  await change();
  expect(reads.home).toHaveBeenCalledTimes(2);
  await change();
  await change();
  expect(reads.codes).toHaveBeenCalledTimes(4);
  expect(reads.home).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(reads.home).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads.home).toHaveBeenCalledTimes(3);
});

it('waits for an own change under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => promise });
  const done = mutation.execute(undefined);
  opened[0]?.sends({ topic: 'codes' });
  await new Promise((later) => setTimeout(later, 700));
  expect(reads.codes).toHaveBeenCalledTimes(1);
  resolve();
  await done;
  await vi.waitFor(() => expect(reads.codes).toHaveBeenCalledTimes(2));
});

it('is live while it is connected', () => {
  expect(isLive()).toBe(false);
  opened[0]?.onopen?.();
  expect(isLive()).toBe(true);
  end();
  expect(isLive()).toBe(false);
});
