import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inSlices, slices } from './slices.ts';

/** Works for so many milliseconds. */
function work(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** As a store in this process: no value takes a turn of the event loop. */
async function* values() {
  for (let value = 0; value < 20; value += 1) yield value;
}

it('gives turns of the event loop to others between values that come without one', async () => {
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await turn();
  })();
  const seen: number[] = [];
  for await (const value of inSlices(values())) {
    seen.push(value);
    work(3);
  }
  isOver = true;
  await others;
  expect(seen).toEqual(Array.from({ length: 20 }, (_none, value) => value));
  expect(turns).toBeGreaterThan(10);
});

/** As a store elsewhere: each value takes turns. */
async function* farValues() {
  for (let value = 0; value < 20; value += 1) {
    await turn();
    await turn();
    yield value;
  }
}

it('waits for no slice where the values take turns themselves', async () => {
  const pause = slices.begin();
  let waited = 0;
  for await (const _value of farValues()) {
    work(1);
    if (pause()) waited += 1;
  }
  expect(waited).toBe(0);
});
