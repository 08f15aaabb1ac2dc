import { expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { useScreens } from './support/screens.ts';

const screens = useScreens();

/** Faults in the markup of Swagger UI, which no style mends. */
const MARKUP = /: (nested-interactive|select-name|scrollable-region-focusable) at /;

it('the page of the API can be read by everybody, with open calls', async () => {
  const page = await screens.page();
  await page.goto('/api-docs/shop');
  await page.getByRole('combobox', { name: 'Server' }).waitFor();
  for (const call of ['listCodes', 'generateCodes', 'updateCode']) {
    const block = page.locator(`#operations-barcodes-${call}`);
    await block.locator('.opblock-summary-control').click();
    await block.locator('.responses-inner').waitFor();
  }
  expect((await axe(page)).filter((violation) => !MARKUP.test(violation))).toEqual([]);
});
