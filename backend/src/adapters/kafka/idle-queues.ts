/// <reference path="./request-queue.d.ts" />
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * Keeps kafkajs from setting a timer to a time in the past, of which Node warns. After each response it plans a look at the
 * waiting requests, also where none waits and the broker asked for no pause. No setting turns that off.
 */
export function keepIdleQueuesStill(): void {
  const plan = RequestQueue.prototype.scheduleCheckPendingRequests;
  if (plan === planIfNeeded) return;
  original = plan;
  RequestQueue.prototype.scheduleCheckPendingRequests = planIfNeeded;
}

let original: (() => void) | undefined;

function planIfNeeded(this: RequestQueue): void {
  if (this.pending.length > 0 || this.throttledUntil > Date.now()) original?.call(this);
}
