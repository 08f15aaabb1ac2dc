import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { SOON } from '../harness/soon.ts';

const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name);

onEveryComposition(
  'what the console shows of the shop and the product',
  (given) => {
    it('counts what waits, the claims of two weeks, and the scans of eight', async () => {
      const { browser: admin } = await given.admin();
      const before = await admin.call(ROUTES.home, {});
      expect(before).toMatchObject({ codes: 0, unapproved: 0, claimed: 0, claimedBefore: 0 });
      expect(before.weeks).toHaveLength(8);

      await given.generate(3);
      const owner = await given.signUp();
      const code = await given.linkedCodeOf(owner, 'https://example.com/home');
      await given.browser().open(`/${code}`);

      const home = () => admin.call(ROUTES.home, {});
      await expect
        .poll(async () => (await home()).weeks.map(({ count }) => count), SOON)
        .toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
      expect(await home()).toMatchObject({ codes: 4, unapproved: 3, claimed: 1, claimedBefore: 0 });
    });

    it('jumps to a code by its beginning, its link, its grouping, and the e-mail of its owner', async () => {
      const { browser: admin } = await given.admin();
      const owner = await given.signUp();
      const code = await given.linkedCodeOf(owner, 'https://example.com/jump');
      const found = async (text: string) =>
        (await admin.call(ROUTES.jump, { query: { text } })).flatMap((target) =>
          target.kind === 'code' ? [target.code] : [],
        );
      const grouped = `${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase();
      for (const text of [code, code.slice(0, 6), grouped, `https://qlaim.example/${code}`])
        expect(await found(text)).toEqual([code]);
      await expect.poll(() => found(owner.email.toUpperCase()), SOON).toEqual([code]);
      for (const text of ['nobody@example.com', 'U', '', '!!', `${code}0`])
        expect(await found(text)).toEqual([]);
    });

    it('jumps to a batch by its name or id, and to a person by their e-mail or name', async () => {
      const { browser: admin } = await given.admin();
      const { batchId } = await admin.call(ROUTES.generateCodes, { body: { amount: 2 } });
      const described = { name: 'Summer mugs', note: '' };
      await admin.call(ROUTES.describeBatch, { params: { id: batchId }, body: described });
      const { user, email } = await given.signUp();
      const found = async ({ browser }: { browser: typeof admin }, text: string) =>
        (await browser.call(ROUTES.jump, { query: { text } })).flatMap((target) =>
          target.kind === 'code' ? [] : [[target.kind, target.id]],
        );
      for (const text of ['summer', 'MUGS', batchId.slice(0, 13)])
        expect(await found({ browser: admin }, text)).toEqual([['batch', batchId]]);
      expect(await found({ browser: admin }, email)).toEqual([['person', user._id]]);
      expect(await found({ browser: admin }, 'ada buy')).toContainEqual(['person', user._id]);
      const auditor = await given.auditor();
      for (const text of [email, 'ada buy']) expect(await found(auditor, text)).toEqual([]);
      expect(await found(auditor, 'summer')).toEqual([['batch', batchId]]);
    });

    it('reports engines, read models and reactions that have caught up', async () => {
      const { browser: admin } = await given.admin();
      const report = () => admin.call(ROUTES.operations, {});
      const caughtUp = async () => {
        const { readModels, reactions } = await report();
        return [...readModels, ...reactions].every(({ waiting }) => waiting === 0);
      };
      await expect.poll(caughtUp, SOON).toBe(true);
      const { engines, readModels, reactions, stopped, deferredMails } = await report();
      expect(names(engines)).toEqual(expect.arrayContaining(['event store', 'read store', 'vault', 'files']));
      expect(engines.filter(({ answeredIn }) => answeredIn === null)).toEqual([]);
      expect(names(readModels)).toEqual([
        'codes',
        'users',
        'banners',
        'scan-statistics',
        'batches',
        'bulk-actions',
        'webhooks',
        'api-keys',
        'notices',
      ]);
      expect(names(reactions)).toEqual(expect.arrayContaining(['mail-outbox', 'prepare-pictures']));
      expect({ stopped, deferredMails }).toEqual({ stopped: [], deferredMails: 0 });
    });

    it('is for admins alone', async () => {
      const { browser: user } = await given.signUp();
      for (const address of ['/admin-api/home', '/admin-api/operations', '/admin-api/jump?text=AB']) {
        expect((await user.fetch(address)).status).toBe(403);
        expect((await given.browser().fetch(address)).status).toBe(401);
      }
    });
  },
  { empty: true },
);
