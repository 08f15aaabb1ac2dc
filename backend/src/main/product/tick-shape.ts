import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of Node's tick objects alive. V8 forgets the shape of objects when a full garbage collection finds none of
 * them. Node's code that creates them then sees several shapes, and stays slow until the process ends. Measured: a
 * microsecond a response (backend/bench/README.md, `npm run bench:scan`).
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
