import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CODES } from '../../read-models/codes/document.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { writesResumed } from './writes-resumed.ts';

const { signal } = new AbortController();
let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare([CODES]);
});
afterEach(() => fixture.close());

it('waits until the pause is over', async () => {
  const pause = await fixture.store.pauseWrites(CODES.name);
  let over = false;
  const waiting = writesResumed(fixture.store, CODES.name, signal).then(() => expect(over).toBe(true));
  await sleep(20);
  over = true;
  await fixture.store.resumeWrites(CODES.name, pause);
  await waiting;
});

it('ends a pause whose rebuild is gone', async () => {
  await fixture.store.pauseWrites(CODES.name);
  await writesResumed(fixture.store, CODES.name, signal, 20);
  expect(await fixture.store.pause(CODES.name)).toBeUndefined();
});

it('stops waiting when the writer stops, and leaves the pause', async () => {
  const pause = await fixture.store.pauseWrites(CODES.name);
  await writesResumed(fixture.store, CODES.name, AbortSignal.timeout(10));
  expect(await fixture.store.pause(CODES.name)).toBe(pause);
});
