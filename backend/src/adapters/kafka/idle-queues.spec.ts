import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepIdleQueuesStill } from './idle-queues.ts';

let queue: RequestQueue;
beforeEach(() => {
  keepIdleQueuesStill();
  const logger = { debug: () => undefined };
  queue = new RequestQueue({
    clientId: 'c',
    broker: 'b:9092',
    logger,
    requestTimeout: 1_000,
    maxInFlightRequests: null,
  });
});
afterEach(() => queue.destroy());

it('sets no timer where nothing waits and the broker asked for no pause', () => {
  queue.checkPendingRequests();
  expect(queue.throttleCheckTimeoutId ?? null).toBeNull();
});

it('looks again at the end of a pause that the broker asked for', () => {
  queue.maybeThrottle(60_000);
  queue.checkPendingRequests();
  expect(queue.throttleCheckTimeoutId ?? null).not.toBeNull();
});
