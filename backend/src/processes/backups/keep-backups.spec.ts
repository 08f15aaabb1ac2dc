import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { keepBackups } from './keep-backups.ts';
import { backupStanding, noteFailed } from './standing.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

/** Lets one back-up be made, and returns why the vault says that it failed. */
async function reasonAfter(makeBackup: () => Promise<string>): Promise<string | undefined> {
  const stopped = new AbortController();
  const made = Promise.withResolvers<void>();
  const kept = keepBackups(
    {
      ...fixture,
      makeBackup: async () => {
        const problem = await makeBackup();
        made.resolve();
        return problem;
      },
    },
    180,
    stopped.signal,
  );
  await made.promise;
  await expect.poll(() => backupStanding(fixture.vault)).not.toBeNull();
  stopped.abort();
  await kept;
  return (await backupStanding(fixture.vault))?.failed?.problem;
}

it('leaves the reason that the program has noted', async () => {
  const noteAndEnd = async () => {
    await noteFailed(fixture.vault, fixture.clock.now(), 'the disk of the place is full');
    return 'at async node:internal/process';
  };
  expect(await reasonAfter(noteAndEnd)).toBe('the disk of the place is full');
});

it('notes the reason of a program that could not', async () => {
  expect(await reasonAfter(async () => 'spawn ENOMEM')).toBe('spawn ENOMEM');
});
