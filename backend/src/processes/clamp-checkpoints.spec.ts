import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateBatch } from '../commands/codes/generate-batch.ts';
import { endOf } from '../ports/end-of-feed.ts';
import type { EventFeed } from '../ports/event-feed.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { keepProcessCheckpoint, processCheckpoint } from './checkpoints.ts';
import { beyondTheLog, clampCheckpoints } from './clamp-checkpoints.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const PATIENCE = { interval: 10, timeout: 100 };

let fixture: Fixture;
let end: string;
beforeEach(async () => {
  fixture = await openFixture();
  await generateBatch(fixture, ADMIN, 3);
  end = await endOf(fixture.feed);
});
afterEach(() => fixture.close());

it('moves a checkpoint behind the end of a restored log to its end, and no other', async () => {
  await keepProcessCheckpoint(fixture.vault, 'restored', `${Number(end) + 1000}`);
  await keepProcessCheckpoint(fixture.vault, 'sound', '2');
  await clampCheckpoints(fixture, ['restored', 'sound', 'new'], PATIENCE);
  const kept = Promise.all(
    ['restored', 'sound', 'new'].map((name) => processCheckpoint(fixture.vault, name)),
  );
  expect(await kept).toEqual([end, '2', undefined]);
});

it('does not pass over what is appended meanwhile', async () => {
  await keepProcessCheckpoint(fixture.vault, 'restored', `${Number(end) + 1000}`);
  const clamping = clampCheckpoints(fixture, ['restored'], { interval: 10, timeout: 500 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await generateBatch(fixture, ADMIN, 3);
  await clamping;
  expect(await processCheckpoint(fixture.vault, 'restored')).toBe(end);
});

it('waits for a node of the log that lags behind another one', async () => {
  let asked = 0;
  const lagging: EventFeed = {
    ...fixture.feed,
    subscribe: (subscription) => {
      asked += 1;
      return fixture.feed.subscribe(asked < 3 ? { ...subscription, after: '1' } : subscription);
    },
  };
  expect(await beyondTheLog(lagging, [end], PATIENCE)).toEqual([]);
});
