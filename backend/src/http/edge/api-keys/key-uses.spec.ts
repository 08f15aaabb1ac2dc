import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findKeyRecord, keepKey } from '../../../commands/api-keys/key-record.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { KeyUses } from './key-uses.ts';

const ID = '0123456789abcdef';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
  await keepKey(fixture, ID, 'hash');
});
afterEach(() => fixture.close());

const uses = async () => (await findKeyRecord(fixture, ID))?.uses;

it('writes the first call at once, and the others when it stops', async () => {
  const keyUses = new KeyUses(fixture);
  const put = vi.spyOn(fixture.vault, 'put');
  for (let calls = 0; calls < 50; calls += 1) keyUses.note(ID);
  await expect.poll(uses, { timeout: 20_000 }).toBe(1);
  expect(put).toHaveBeenCalledTimes(1);
  await keyUses.stop();
  expect(await uses()).toBe(50);
  expect(put).toHaveBeenCalledTimes(2);
});

it('writes the others after the pause, too', async () => {
  const keyUses = new KeyUses(fixture, 20);
  for (let calls = 0; calls < 5; calls += 1) keyUses.note(ID);
  await expect.poll(uses, { timeout: 20_000 }).toBe(5);
  await keyUses.stop();
});
