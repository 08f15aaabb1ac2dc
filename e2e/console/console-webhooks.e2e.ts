import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { openReceiver } from '@qlaim/backend/testing/webhook-receiver';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole, ROSA } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { registerOwner, signedIn } from '../support/setup.ts';

const PATIENCE = { timeout: 60_000 };

describe('webhooks in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;

  beforeAll(async () => {
    [product, browser, receiver] = await Promise.all([
      RunningProduct.start({ WEBHOOKS_ALLOW_PRIVATE: 'true' }),
      openBrowser(),
      openReceiver(),
    ]);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await receiver?.close();
  });

  const webhookOf = async () => {
    const call = await signedIn(product, ADMIN);
    const [webhook] = await call(CONSOLE_ROUTES.webhooks, { query: {} });
    return webhook;
  };

  it('explains what webhooks are where there are none', async () => {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('adds one by the keyboard, says what is wrong, and shows its secret once', async () => {
    await page.getByRole('button', { name: 'Add a webhook' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Address').fill('not an address');
    await page.keyboard.press('Enter');
    await page.getByText('Enter an address that starts with https://').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Address').fill(receiver.url);
    await page.getByLabel('Description').fill('The shop');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The signing secret' }).waitFor();
    expect(await page.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_/);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('heading', { level: 1, name: 'The shop' }).waitFor();
    expect(await page.getByText('whsec_').count()).toBe(0);
  });

  it('sends a test, and shows what the receiver answered', async () => {
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByRole('heading', { name: 'The test arrived' }).waitFor();
    await page.getByRole('dialog').getByText('thanks').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('list', { name: 'Messages' }).getByText('webhook.test').first().waitFor();
    expect(receiver.received).toHaveLength(1);
  });

  it('shows a failed delivery with what the receiver answered', async () => {
    receiver.answer = (response) => void response.writeHead(500).end('out of order');
    await registerOwner(product, ROSA, 1);
    const claimed = page.getByRole('list', { name: 'Messages' }).getByText('code.claimed').first();
    await claimed.waitFor(PATIENCE);
    await page.getByText('Failing').waitFor(PATIENCE);
    await claimed.click();
    await page.getByText('out of order').first().waitFor(PATIENCE);
    expect(await axe(page)).toEqual([]);
  });

  it('sends a message again', async () => {
    receiver.answer = (response) => void response.writeHead(200).end('thanks');
    const tests = () => receiver.received.filter(({ body }) => body.includes('webhook.test')).length;
    expect(tests()).toBe(1);
    await page.getByLabel('Show').selectOption('delivered');
    await page.getByRole('list', { name: 'Messages' }).getByText('webhook.test').first().click();
    await page
      .getByRole('button', { name: /^Send again/ })
      .first()
      .click();
    await page.getByText('The message is sent again').waitFor();
    await expect.poll(tests, PATIENCE).toBe(2);
  });

  it('is paused, resumed and given another secret', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('This webhook is paused').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByRole('button', { name: 'Rotate the secret' }).click();
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('heading', { name: 'The signing secret' }).waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('heading', { name: 'The signing secret' }).waitFor({ state: 'detached' });
  });

  it('is removed after a question', async () => {
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
    expect(await webhookOf()).toBeUndefined();
  });
});
