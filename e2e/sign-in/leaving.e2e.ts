import { buffer } from 'node:stream/consumers';
import { ROUTES } from '@qlaim/backend/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { useOwner } from '../support/owner.ts';
import { ROSA, signIn } from '../support/people.ts';
import { upload } from '../support/setup.ts';
import { tabTo } from '../support/tab-to.ts';

/** The first bytes of a ZIP, and of its end. */
const ZIP = Buffer.from('PK\u0003\u0004');
const ZIP_END = Buffer.from('PK\u0005\u0006');

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('on %s, by keyboard alone, an owner', (_name, device) => {
  const owner = useOwner(1);
  let page: Page;
  beforeAll(async () => {
    const { call, codes, pictures } = owner.given();
    const [code = ''] = codes;
    const [picture] = pictures;
    if (!picture) throw new Error('the fixture has no picture');
    const url = await upload(call, code, 'memories', picture);
    const memories = { title: 'Rosa in spring', images: [{ index: 0, url }] };
    await call(ROUTES.updateCode, { params: { id: code }, body: { type: 'memories', memories } });
    page = await owner.signedIn(device);
  });

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const press = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  const enterPassword = async (password: string) => {
    await tabTo(page, page.getByLabel('Your password'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(password);
  };

  it('downloads everything as one ZIP', async () => {
    await page.goto('/profile');
    await press(button('Download my data'));
    await page.getByRole('dialog').getByLabel('Your password').waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await enterPassword(ROSA.password);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^qlaim-data-\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await buffer(await file.createReadStream());
    expect(bytes.subarray(0, 4)).toEqual(ZIP);
    expect(bytes.indexOf(ZIP_END)).toBeGreaterThan(0);
    expect(bytes.indexOf('steelblue.jpg')).toBeGreaterThan(0);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('reads what a deletion does, and is asked once more', async () => {
    await press(page.getByRole('link', { name: 'Delete my account' }));
    await page.getByText('Your code leads nowhere any more, and 1 file is removed.').waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await tabTo(page, page.getByRole('radio', { name: 'Keep them closed' }));
    await page.keyboard.press('ArrowDown');
    await enterPassword('not-this-one');
    await press(button('Delete my account'));
    await page.getByRole('alertdialog').waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await press(button('Delete'));
    await page.getByText('The password is not right').waitFor();
  });

  it('deletes the account, and can not sign in again', async () => {
    await enterPassword(ROSA.password);
    await press(button('Delete my account'));
    await page.getByRole('alertdialog').waitFor();
    await press(button('Delete'));
    await page.getByText('Your account was deleted').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await signIn(page, ROSA);
    await page.getByText('Wrong email or password').first().waitFor();

    const { codes } = owner.given();
    const stranger = await owner.stranger(device);
    await expect
      .poll(async () => {
        await stranger.goto(`/${codes[0]}`);
        return stranger.url();
      })
      .toContain(`/claim/${codes[0]}`);
    expect(await stranger.getByText('Rosa in spring').count()).toBe(0);
  });
});
