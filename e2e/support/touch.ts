import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const STEPS = 14;
const FRAME_MS = 16;

/** Moves fingers over the middle of a phone's screen. `places` returns where each is at a step, in pixels from the left. */
export async function touch(page: Page, places: (step: number) => readonly number[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const points = (step: number) => places(step).map((x, id) => ({ x, y: 370, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= STEPS; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) });
    await sleep(FRAME_MS);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
