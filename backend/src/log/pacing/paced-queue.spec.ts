import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { PacedQueue } from './paced-queue.ts';

const ran: string[] = [];
let queue: PacedQueue;
beforeEach(() => {
  ran.splice(0);
  queue = new PacedQueue();
});

const push = (...names: readonly string[]) => {
  for (const name of names) queue.push(() => void ran.push(name));
};

/** Waits for as many turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let time = 0; time < count; time += 1) await turn();
}

/** Keeps the event loop busy. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('runs a task that comes alone in the next turn', async () => {
  push('a');
  expect(ran).toEqual([]);
  await turn();
  expect(ran).toEqual(['a']);
});

it('leaves turns to others between two tasks, and keeps their order', async () => {
  push('a', 'b', 'c');
  await turn();
  push('d');
  await turns(2);
  expect(ran).toEqual(['a']);
  await turns(12);
  expect(ran).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.size).toBe(0);
});

it('waits for no turn more once they have taken long', async () => {
  push('a', 'b');
  await turn();
  work(20);
  await turn();
  expect(ran).toEqual(['a', 'b']);
});

it('runs the next task at once where one had nothing to do', async () => {
  for (const name of ['a', 'b']) queue.push(() => ran.push(name) < 0);
  push('c');
  await turn();
  expect(ran).toEqual(['a', 'b', 'c']);
});

it('goes on where a task pushes another one at once, with the same pace', async () => {
  queue.push(() => {
    push('b', 'c');
    ran.push('a');
  });
  await turn();
  expect(ran).toEqual(['a']);
  await turns(4);
  expect(ran).toEqual(['a', 'b']);
  await turns(4);
  expect(ran).toEqual(['a', 'b', 'c']);
});

it('runs several tasks in a turn while nobody needs the turns, but not for long', async () => {
  let isNeeded = false;
  queue = new PacedQueue(() => isNeeded);
  push('a', 'b');
  queue.push(() => {
    work(5);
    ran.push('c');
  });
  push('d', 'e', 'f');
  await turn();
  expect(ran).toEqual(['a', 'b', 'c']);
  isNeeded = true;
  await turns(4);
  expect(ran).toEqual(['a', 'b', 'c', 'd']);
  await turns(4);
  expect(ran).toEqual(['a', 'b', 'c', 'd', 'e']);
});
