import { expect, it } from 'vitest';
import { inMemoryCaches } from '../../testing/caches.ts';
import { forgetShared, keepShared, sharedPictures } from './shared-store.ts';

const NOON = Date.parse('2026-11-27T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const picture = (name: string) => new File(['a'], name, { type: 'image/jpeg' });
const waiting = async (now = NOON) => (await sharedPictures(now)).map(({ file }) => file.name);

it('keeps the pictures of several shares for a day, with their names', async () => {
  inMemoryCaches();
  await keepShared([picture('rosé.jpg'), picture('lily.jpg')], NOON - 23 * HOUR);
  await keepShared([picture('iris.jpg')], NOON);
  expect(await waiting()).toEqual(['rosé.jpg', 'lily.jpg', 'iris.jpg']);
  expect(await waiting(NOON + HOUR)).toEqual(['iris.jpg']);
  const [iris] = await sharedPictures(NOON);
  expect(iris?.file.type).toBe('image/jpeg');
  await forgetShared(await sharedPictures(NOON));
  expect(await waiting()).toEqual([]);
});

it('keeps nothing of a share that has no room, so that the next try has each picture once', async () => {
  inMemoryCaches(3);
  await keepShared([picture('iris.jpg')], NOON - HOUR);
  const share = [picture('rose.jpg'), picture('lily.jpg'), picture('aster.jpg')];
  await expect(keepShared(share, NOON)).rejects.toThrow('No room');
  expect(await waiting()).toEqual(['iris.jpg']);
});
