import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

/** One of several processes waits up to seven seconds for the lease of one that was killed. */
const MADE = { timeout: 30_000 };

onEveryComposition('rebuilds of read models', (given) => {
  const start = ({ browser, password }: Person, readModel?: string) =>
    browser.call(ROUTES.startRebuild, { body: { password, ...(readModel ? { readModel } : {}) } });
  const latest = async ({ browser }: Person) => (await browser.call(ROUTES.rebuilds, {})).latest;
  const ended = (admin: Person) => expect.poll(async () => (await latest(admin))?.endedAt, MADE).toBeTruthy();

  it('make all of them again, while lists are read and changed', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const code = await given.linkedCodeOf(owner, 'https://example.com/rebuilt');
    await start(admin);
    await given.approvedCode();
    expect((await given.codeNow(code)).user?._id).toBe(owner.user._id);
    await ended(admin);
    const { readModels } = await admin.browser.call(ROUTES.rebuilds, {});
    const rebuild = await latest(admin);
    expect(rebuild).toMatchObject({
      state: 'finished',
      readModels,
      current: null,
      failure: null,
      requestedBy: { _id: admin.user._id },
    });
    expect(rebuild?.made.map(({ readModel }) => readModel)).toEqual(readModels);
    expect(rebuild?.made.find(({ readModel }) => readModel === 'codes')?.documents).toBeGreaterThan(1);
    expect((await given.codeNow(code)).user?._id).toBe(owner.user._id);
    const later = await given.approvedCode();
    expect((await given.codeNow(later)).approved).toBe(true);
  });

  it('make one of them, and say in the audit who asked', async () => {
    const admin = await given.admin();
    await start(admin, 'batches');
    await ended(admin);
    expect(await latest(admin)).toMatchObject({ state: 'finished', made: [{ readModel: 'batches' }] });
    const { entries } = await admin.browser.call(ROUTES.adminEvents, { query: { type: 'RebuildRequested' } });
    expect(entries[0]).toMatchObject({
      words: 'A rebuild of 1 read model was asked for: batches.',
      by: { kind: 'admin', id: admin.user._id },
    });
  });

  it('are started by admins alone, who prove it, and seen by auditors', async () => {
    const admin = await given.admin();
    const auditor = await given.auditor();
    expect(await refusalOf(start(auditor))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await latest(auditor)).toMatchObject({ state: 'finished', requestedBy: { _id: admin.user._id } });
    for (const role of ['manager', 'support', 'printer', 'user'] as const) {
      const person = await given.as(role);
      expect((await refusalOf(start(person))).status).toBe(403);
      expect((await refusalOf(latest(person))).status).toBe(403);
    }
    const guess = { ...admin, password: 'another password' };
    expect((await refusalOf(start(guess))).code).toBe('password_wrong');
  });
});
