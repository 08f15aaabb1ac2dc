import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { CODES } from '../../read-models/codes/document.ts';
import { newEvents } from '../../testing/event-log.ts';
import { openFixture } from '../../testing/fixture.ts';
import { watchRebuilds } from './watch-rebuilds.ts';

it('shows how much of the log a rebuild has read, while there is one', async () => {
  const { feed, store, events, close } = await openFixture();
  const registry = new Registry();
  watchRebuilds(registry, { feed, store });
  const figures = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('qlaim'));
  await store.prepare([CODES]);
  await events.append({ stream: 'thing-1', expected: 'none', events: newEvents(10) });
  await store.beginRebuild(CODES);
  const { name: collection, version } = CODES;
  await store.commit({ collection, version, generation: 'next', from: null, to: '5', writes: [] });
  expect(await figures()).toEqual(['qlaim_rebuild_ratio{read_model="codes"} 0.5']);
  await store.swap(CODES, await store.pauseWrites(CODES.name));
  expect(await figures()).toEqual([]);
  await close();
  expect(await figures()).toEqual([]);
});
