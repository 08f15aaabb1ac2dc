import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium, type Locator } from 'playwright-core';
import { longestTaskIn, scrollThrough } from '../support/long-tasks.ts';
import { enterConsole } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';

/**
 * `npm run bench:many-codes`: whether the console's list of a million codes, as cards and as a table, is ever held up. Each
 * step shows other codes and scrolls through them. It needs the built apps.
 */
const { values } = parseArgs({ options: { codes: { type: 'string', default: '1000000' } } });
/** Milliseconds: the longest task, and from a press to the frame that shows the codes. */
const AIMS = { task: 200, shown: 1_000 };
const READY_WITHIN_MS = 60 * 60_000;
const PAGES_IN_A_ROW = 10;
const FILL = resolve(import.meta.dirname, '../../backend/bench/fill-codes.ts');
const print = (text: string) => process.stdout.write(`${text}\n`);

const executablePath = process.env['CHROMIUM_PATH'];
if (!executablePath) throw new Error('CHROMIUM_PATH names no browser');
const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
await promisify(execFile)(process.execPath, [FILL, folder, values.codes]);
print(`${values.codes} codes are in the log`);
const product = await RunningProduct.startOn(folder, {}, READY_WITHIN_MS);
print('the read models have followed');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

try {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await enterConsole(page);

  /** Measures a step until the first code is another, and then a scroll through the codes. */
  async function measure(name: string, codes: Locator, step: () => Promise<unknown>): Promise<void> {
    const first = codes.first();
    const before = await first.textContent();
    let shown = 0;
    const changing = await longestTaskIn(page, async () => {
      const pressed = performance.now();
      await step();
      while ((await first.textContent()) === before)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      shown = performance.now() - pressed;
    });
    const scrolling = await longestTaskIn(page, () => scrollThrough(page));
    const figures = [shown, changing, scrolling].map((figure) => figure.toFixed(0));
    print(`| ${name} | ${figures.join(' | ')} |`);
    if (shown > AIMS.shown || changing > AIMS.task || scrolling > AIMS.task) process.exitCode = 1;
  }

  const press = (name: string | RegExp) => page.getByRole('button', { name });
  print(`\nAims: ${AIMS.shown} ms until the codes are shown, ${AIMS.task} ms for a task\n`);
  print('| step | shown after ms | longest task, change | longest task, scroll |\n| --- | --: | --: | --: |');
  for (const [view, path, codes] of [
    ['cards', '/admin', page.locator('#codes li .qk-code')],
    ['table', '/admin/codes/table', page.getByRole('table', { name: 'QR codes' }).locator('tbody tr')],
  ] as const) {
    await page.goto(path);
    await codes.nth(49).waitFor();
    for (let next = 2; next <= PAGES_IN_A_ROW; next += 1)
      await measure(`${view}, page ${next}`, codes, () => press('Next page').click());
    await measure(`${view}, last page`, codes, () =>
      press(/^Page \d+$/)
        .last()
        .click(),
    );
    await measure(`${view}, page before it`, codes, () => press('Previous page').click());
    await measure(`${view}, a search`, codes, async () => {
      await page.getByLabel('Search', { exact: true }).fill('blue bag 77');
      await page.keyboard.press('Enter');
    });
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
