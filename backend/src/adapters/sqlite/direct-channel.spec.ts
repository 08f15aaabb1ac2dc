import { expect, it } from 'vitest';
import { openDirectChannel } from './direct-channel.ts';

it('lets timers run between calls that follow each other, so that a lease is renewed', async () => {
  const engine = { echo: (text: string) => text };
  const channel = openDirectChannel<typeof engine>('test engine', () => ({ engine, close: () => undefined }));
  let renewed = false;
  setTimeout(() => {
    renewed = true;
  }, 1);
  const end = performance.now() + 2_000;
  while (!renewed && performance.now() < end) expect(await channel.call('echo', 'text')).toBe('text');
  expect(renewed).toBe(true);
  await channel.close();
});
