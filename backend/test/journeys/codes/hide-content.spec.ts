import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { expectScanToLead, settled } from '../harness/leads-to.ts';
import { savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const LINK = 'https://example.com/hidden';
const TITLE = 'The owner has hidden this for now';

onEveryComposition('a code that is hidden for now', (given) => {
  const setHidden = ({ browser }: Person, id: string, hidden: boolean) =>
    browser.call(ROUTES.changeVisibility, { params: { id }, body: { hidden } });

  it('shows visitors a page in place of its content, until its owner shows it again', async () => {
    const owner = await given.signUp();
    const id = await given.linkedCodeOf(owner, LINK);
    const visitor = given.browser();
    await expectScanToLead(given, id, LINK);

    const { barcode } = await setHidden(owner, id, true);
    expect(barcode).toMatchObject({ hidden: true, storedInfo: { infoType: 'link', link: LINK } });

    await settled(given, async () => {
      const scan = await visitor.open(`/${id}`);
      expect([scan.status, scan.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      const page = await scan.text();
      expect(page).toContain(TITLE);
      expect(page).not.toContain(LINK);
    });
    expect(await (await visitor.open(`/${id}+`)).text()).toContain(TITLE);
    const known = await visitor.call(ROUTES.code, { params: { id } });
    expect(known.barcode).toMatchObject({ hidden: true, storedInfo: null });

    await setHidden(owner, id, false);
    await expectScanToLead(given, id, LINK);
  });

  it('stays hidden when its owner saves other content', async () => {
    const owner = await given.signUp();
    const id = await given.linkedCodeOf(owner, LINK);
    await setHidden(owner, id, true);
    const body = { type: 'link', link: 'https://example.com/other' } as const;
    const { barcode } = await owner.browser.call(ROUTES.updateCode, { params: { id }, body });
    expect(barcode.hidden).toBe(true);
    expect((await given.browser().open(`/${id}`)).status).toBe(200);
  });

  it('shows its owner what visitors see, with the ways to show it', async () => {
    const owner = await given.signUp();
    const id = await given.linkedCodeOf(owner, LINK);
    await setHidden(owner, id, true);
    const page = await (await owner.browser.open(`/${id}`)).text();
    expect(page).toContain(TITLE);
    expect(page).toContain(`/edit/${id}`);
    expect(page).toContain(LINK);
  });

  it('shows its page to its owner alone', async () => {
    const owner = await given.signUp();
    const id = await given.codeOf(owner);
    await savePage(owner, id, { title: 'Rosa' });
    await setHidden(owner, id, true);
    const seen = await (await given.browser().open(`/info/${id}`)).text();
    expect(seen).toContain(TITLE);
    expect(seen).not.toContain('Rosa');
    expect(await (await owner.browser.open(`/info/${id}`)).text()).not.toContain(TITLE);
    const stranger = await given.browser().call(ROUTES.privateCode, { params: { id } });
    expect(stranger.barcode.storedInfo).toBeNull();
  });

  it('is in its history, in the words of its owner and of admins', async () => {
    const owner = await given.signUp();
    const admin = await given.admin();
    const id = await given.linkedCodeOf(owner, LINK);
    await setHidden(owner, id, true);
    await setHidden(admin, id, false);
    const { entries } = await owner.browser.call(ROUTES.codeHistory, { params: { id } });
    expect(entries.slice(0, 2).map(({ kind, by }) => [kind, by])).toEqual([
      ['shown', 'admin'],
      ['hidden', 'you'],
    ]);
  });

  it('is hidden by nobody else, and not without content', async () => {
    const owner = await given.signUp();
    const id = await given.linkedCodeOf(owner, LINK);
    const other = await given.signUp();
    expect(await refusalOf(setHidden(other, id, true))).toMatchObject({ status: 403, code: 'forbidden' });
    const empty = await given.codeOf(owner);
    expect(await refusalOf(setHidden(owner, empty, true))).toMatchObject({
      status: 409,
      code: 'nothing_to_hide',
    });
  });
});
