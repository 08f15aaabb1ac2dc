import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './support/browsers.ts';
import { OMAR, type Person, ROSA, signIn } from './support/people.ts';
import { useProduct } from './support/running.ts';
import { approvedCodes, register } from './support/setup.ts';

describe('a code that two people claim at the same moment', () => {
  const running = useProduct();

  /** Opens a phone whose user is registered, verified and signed in. */
  async function phoneOf(person: Person): Promise<Page> {
    await register(running.product, person);
    const page = await running.page(PHONE);
    await page.goto('/login');
    await signIn(page, person);
    await page.waitForURL(`${running.product.url}/`);
    return page;
  }

  /** Opens the phone of the same person without script. */
  async function withoutScript(page: Page): Promise<Page> {
    const storageState = await page.context().storageState();
    return running.page({ ...PHONE, storageState, javaScriptEnabled: false });
  }

  it('gets one owner, and the other person sees a message', async () => {
    const [code] = await approvedCodes(running.product, 1);
    const signed = await Promise.all([phoneOf(ROSA), phoneOf(OMAR)]);
    // Without script both wait for a press, so that the presses meet.
    const phones = await Promise.all(signed.map(withoutScript));
    await Promise.all(phones.map((page) => page.goto(`/claim/${code}`)));
    const buttons = phones.map((page) => page.getByRole('button', { name: 'Claim this code' }));
    await Promise.all(buttons.map((button) => button.waitFor()));

    const answers = phones.map((page) =>
      page.waitForResponse((response) => response.request().method() === 'POST'),
    );
    await Promise.all(buttons.map((button) => button.click()));
    const statuses = (await Promise.all(answers)).map((answer) => answer.status());

    expect(statuses.toSorted()).toEqual([303, 409]);
    await phones[statuses.indexOf(409)]?.getByText('This QR code has already been claimed').waitFor();
    const winner = signed[statuses.indexOf(303)];
    await winner?.goto('/');
    await winner?.getByRole('link', { name: /Edit QR/ }).waitFor();
  });
});
