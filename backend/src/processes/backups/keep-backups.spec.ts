import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { keepBackups } from './keep-backups.ts';
import { backupStanding, noteFailed, noteGood } from './standing.ts';

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
    { atMinute: 180, uploads: true },
    stopped.signal,
  );
  await made.promise;
  await expect.poll(async () => (await backupStanding(fixture.vault))?.failed).toBeTruthy();
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

it('makes one with uploads though one without was made since', async () => {
  const good = { id: '20261121T090000Z', at: '2026-11-21T09:00:00.000Z', size: 1, place: '/backups' };
  await noteGood(fixture.vault, good, { uploads: false });
  expect(await reasonAfter(async () => 'the disk is full')).toBe('the disk is full');
  expect(await backupStanding(fixture.vault)).toMatchObject({
    good,
    failed: { problem: 'the disk is full' },
  });
});

it('makes none where one with uploads was made today, nor forgets that after one without', async () => {
  const good = { id: '20261121T090000Z', at: '2026-11-21T09:00:00.000Z', size: 1, place: '/backups' };
  await noteGood(fixture.vault, good, { uploads: true });
  await noteGood(fixture.vault, { ...good, at: '2026-11-21T09:30:00.000Z' }, { uploads: false });
  const stopped = new AbortController();
  let made = 0;
  const makeBackup = async () => {
    made += 1;
    stopped.abort();
    return undefined;
  };
  setImmediate(() => stopped.abort());
  await keepBackups({ ...fixture, makeBackup }, { atMinute: 180, uploads: true }, stopped.signal);
  expect(made).toBe(0);
});
