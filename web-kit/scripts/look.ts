/**
 * Writes screenshots of the built gallery to dist/pictures, at three widths in both themes. Runs axe on each view, and
 * exits with an error if it finds a fault. QLAIM_CHROMIUM overrides the browser's path /usr/bin/chromium.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright-core';
import { preview } from 'vite';

const root = new URL('../gallery/', import.meta.url).pathname;
const server = await preview({ root, preview: { port: 0 } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env['QLAIM_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const faults: string[] = [];

async function judge(page: Page, name: string): Promise<void> {
  await page.screenshot({
    path: new URL(`../dist/pictures/${name}.png`, import.meta.url).pathname,
    fullPage: name.endsWith('page'),
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  faults.push(...violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.target)}`));
  const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  if (Number(beyond) > 0) faults.push(`${name}: ${beyond} px wider than the screen`);
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(400);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    const name = `${colorScheme}-${width}`;
    await page.goto(address);
    await settle(page);
    await judge(page, `${name}-page`);
    for (const [button, part] of [
      ['Menu', 'menu'],
      ['Delete a code', 'confirm'],
      ['QR code of Blue bag', 'qr'],
      ['Say that it failed', 'toast'],
    ] as const) {
      await page.getByRole('button', { name: button }).first().click();
      await settle(page);
      await judge(page, `${name}-${part}`);
      await page.keyboard.press('Escape');
      await settle(page);
    }
    await context.close();
  }
}

await browser.close();
await server.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
