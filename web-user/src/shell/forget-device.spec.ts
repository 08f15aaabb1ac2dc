import { WATCHED_COOKIE } from '@qlaim/backend/contract';
import { readCookie } from '@qlaim/web-kit';
import { expect, it } from 'vitest';
import { inMemoryCaches } from '../testing/caches.ts';
import { draftsOf, localStore, UNFINISHED_UPLOADS } from './drafts-store.ts';
import { forgetDevice } from './forget-device.ts';
import { SHARED_CACHE } from './shared-cache.ts';
import { watched } from './watched.ts';

it('removes all that this browser keeps of a person, and nothing else', async () => {
  inMemoryCaches();
  const kept = await caches.open(SHARED_CACHE);
  await kept.put('/share/1-0', new Response('a'));
  watched.keep({ code: '7K3M9QWX2P', scans: 2 });
  expect(readCookie(WATCHED_COOKIE)).toBe('7K3M9QWX2P.2');
  localStore.keep(`${draftsOf('rosa')}7K3M9QWX2P`, {});
  localStore.keep(UNFINISHED_UPLOADS, [{ name: 'grandmother.mp4' }]);
  localStore.keep('qlaim:add-to-home-dismissed', true);
  await forgetDevice();
  expect(Object.keys(localStorage)).toEqual(['qlaim:add-to-home-dismissed']);
  expect(watched.recall()).toBeUndefined();
  const left = await caches.open(SHARED_CACHE);
  expect(await left.keys()).toEqual([]);
});
