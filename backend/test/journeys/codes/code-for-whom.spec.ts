import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';

const PUBLIC_FIELDS = [
  '_id',
  'approved',
  'claimable',
  'claimed',
  'hidden',
  'isActive',
  'isProtected',
  'link',
  'restricted',
  'shortCode',
  'storedInfo',
];

onEveryComposition('reading a code', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.linkedCodeOf(owner, 'https://example.com/page');
    const params = { id: code };
    await owner.browser.call(ROUTES.updateCode, { params, body: { name: 'Secret name' } });
  });

  const textFor = async (browser: Browser) => (await browser.fetch(`/barcode/${code}`)).text();

  it('shows everything to the owner and to admins', async () => {
    for (const { browser } of [owner, await given.admin()]) {
      const { barcode } = await browser.call(ROUTES.code, { params: { id: code } });
      expect(barcode).toMatchObject({
        _id: code,
        name: 'Secret name',
        user: { email: owner.email, firstName: 'Ada' },
        storedInfo: { infoType: 'link', link: 'https://example.com/page' },
      });
    }
  });

  it('shows others the content, without owner and name', async () => {
    const others = [given.browser(), (await given.signUp()).browser, (await given.unverified()).browser];
    for (const browser of others) {
      const text = await textFor(browser);
      const { barcode } = JSON.parse(text);
      expect(Object.keys(barcode).toSorted()).toEqual(PUBLIC_FIELDS);
      expect(barcode).toMatchObject({ claimed: true, storedInfo: { link: 'https://example.com/page' } });
      for (const secret of ['Secret name', 'Ada', owner.email, owner.user._id])
        expect(text).not.toContain(secret);
    }
  });

  it('hides the content of a disabled code from others, but not from its owner', async () => {
    const { browser } = await given.admin();
    await browser.call(ROUTES.disableCode, { params: { id: code } });

    expect(await textFor(given.browser())).not.toContain('example.com');
    expect(await textFor(owner.browser)).toContain('example.com/page');

    await browser.call(ROUTES.enableCode, { params: { id: code } });
  });

  it('shows it as claimable exactly when it can be claimed', async () => {
    const { browser } = await given.admin();
    const free = await given.newCode();
    const claimable = async () =>
      (await given.browser().call(ROUTES.code, { params: { id: free } })).barcode.claimable;

    expect(await claimable()).toBe(false);
    await given.approve(free);
    expect(await claimable()).toBe(true);
    const body = { type: 'link', link: 'https://example.com' } as const;
    await browser.call(ROUTES.updateCode, { params: { id: free }, body });
    expect(await claimable()).toBe(false);
  });

  it('lists the codes of a user for an admin, and refuses other users', async () => {
    const params = { userId: owner.user._id };
    const { browser: admin } = await given.admin();
    const { browser: stranger } = await given.signUp();

    const { barcodes } = await admin.call(ROUTES.codesOfUser, { params });
    expect(barcodes.map(({ _id }) => _id)).toContain(code);
    expect((await stranger.fetch(`/barcode/user/${params.userId}`)).status).toBe(403);
  });

  it('does not allow another user to change it', async () => {
    const { browser } = await given.signUp();
    const before = await given.codeNow(code);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Mine now' });

    const changed = await browser.fetch(`/barcode/${code}`, { method: 'PATCH', headers, body });
    const cleared = await browser.fetch(`/barcode/${code}/storedInfo`, { method: 'DELETE' });

    expect([changed.status, cleared.status]).toEqual([403, 403]);
    expect(await given.codeNow(code)).toEqual(before);
  });
});
