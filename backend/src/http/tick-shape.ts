import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of Node's tick objects. V8 forgets the shape of objects when a collection of everything finds none of them
 * alive; Node's code that makes them has then seen several shapes, and is slow from there on: a microsecond for each
 * answer, for as long as the process runs.
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
