import { ElementHandle, launch, type Page, type SupportedBrowser } from 'puppeteer-core';
import { callOf, type Engine, HEIGHT, type Tab, type Thing } from './tab.ts';

/** Drives Chromium, and Firefox by WebDriver BiDi. */
export async function startPuppeteer(browser: SupportedBrowser, executablePath: string): Promise<Engine> {
  const args = browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [];
  // Those of phones take no width.
  const extraPrefsFirefox = { 'ui.useOverlayScrollbars': 1 };
  const running = await launch({ browser, executablePath, args, extraPrefsFirefox, timeout: 60_000 });
  return {
    open: async (width) => {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: HEIGHT });
      return tabOf(page, () => context.close());
    },
    close: () => running.close(),
  };
}

/** Firefox tells of fonts that it no longer needs, because the page was left. */
const ABORTED = 'status=2152398850';

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(ABORTED)) complaints.push(String(error));
  });
  page.on('console', (line) => {
    if (/Content.Security.Policy/.test(line.text())) complaints.push(line.text());
  });
  return {
    open: async (address) => void (await page.goto(address)),
    read: async (task, ...args) => String(await page.evaluate(callOf(task, args))),
    find: async (task, ...args) => {
      const handle = await page.evaluateHandle(callOf(task, args));
      return handle instanceof ElementHandle ? thingOf(page, handle) : undefined;
    },
    picture: () => page.screenshot(),
    complaints: () => complaints,
    close,
  };
}

function thingOf(page: Page, element: ElementHandle<Element>): Thing {
  const { keyboard } = page;
  return {
    click: async () => {
      const box = await element.boundingBox();
      if (!box || box.width < 1 || box.height < 1) throw new Error('The element has no size');
      await element.click();
    },
    fill: async (text) => {
      await element.click();
      await keyboard.down('Control');
      await keyboard.press('a');
      await keyboard.up('Control');
      await keyboard.type(text);
    },
    choose: async (paths) => {
      const input = await element.toElement('input');
      await input.uploadFile(...paths);
    },
  };
}
