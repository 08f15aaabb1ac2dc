import { parseArgs } from 'node:util';
import { ROUTES } from '@qlaim/backend/contract';
import { chromium } from 'playwright-core';
import { ROSA, signIn } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { registerOwner } from '../support/setup.ts';
import { type Paint, paintOf } from './paint.ts';
import { switchTimes } from './switch-times.ts';

/**
 * `npm run bench:screens`: how soon `/login`, `/` with forty codes, a page for scanners and the console's list are seen on a slow phone
 * with an empty cache, and how soon a switch of the console shows its change. It needs the built apps.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, codes: { type: 'string', default: '40' } },
});
/** Milliseconds, and the sum of layout shifts. */
const AIMS = { lcp: 1_000, consoleLcp: 2_500, cls: 0.02, switched: 50 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const print = (text: string) => process.stdout.write(`${text}\n`);

const executablePath = process.env['CHROMIUM_PATH'];
if (!executablePath) throw new Error('CHROMIUM_PATH names no browser');
const product = await RunningProduct.start();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Opens a page in a new context, with the cookies of a session where there is one. */
async function open(path: string, ready: string, cookies: Awaited<ReturnType<typeof cookiesOf>>) {
  const context = await browser.newContext({ ...PHONE, baseURL: product.url });
  await context.addCookies(cookies);
  const page = await context.newPage();
  try {
    return await paintOf(page, path, ready);
  } finally {
    await context.close();
  }
}

async function cookiesOf(person: Pick<typeof ROSA, 'email' | 'password'>, title: string) {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, { ...ROSA, ...person });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

try {
  const { codes, call } = await registerOwner(product, ROSA, Number(values.codes));
  const code = codes[0] ?? '';
  const memories = { title: 'In memory of Rosa', freeText: 'She loved the sea. '.repeat(60) };
  await call(ROUTES.updateCode, { params: { id: code }, body: { name: '', type: 'memories', memories } });
  const session = await cookiesOf(ROSA, 'My QR Codes');
  const adminSession = await cookiesOf(ADMIN, 'Generate QR Links');
  print(
    `4x slower processor, 150 ms, 1.6 Mbit/s; ${values.codes} codes; medians of ${values.rounds} rounds\n`,
  );
  print('| page | LCP ms (aim) | CLS (aim) | FCP ms | usable ms | what was largest |');
  print('| --- | --: | --: | --: | --: | --- |');
  for (const [path, ready, cookies, aim] of [
    ['/login', 'form button[type=submit]', [], AIMS.lcp],
    ['/', 'img[src^="data:"], [class*=qk-qr] img', session, AIMS.lcp],
    [`/info/${code}`, 'h1', [], AIMS.lcp],
    ['/admin', '[role=switch]', adminSession, AIMS.consoleLcp],
  ] as const) {
    // One unmeasured load: the server's first answers are slower.
    await open(path, ready, [...cookies]);
    const paints: Paint[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      paints.push(await open(path, ready, [...cookies]));
    const of = (pick: (paint: Paint) => number) => median(paints.map(pick));
    const [lcp, cls] = [of((paint) => paint.lcp), of((paint) => paint.cls)];
    const largest = paints.find((paint) => paint.lcp === lcp)?.largest;
    print(
      `| ${path} | ${lcp.toFixed(0)} (${aim}) | ${cls.toFixed(3)} (${AIMS.cls}) | ${of((paint) => paint.fcp).toFixed(0)} | ${of((paint) => paint.usable).toFixed(0)} | ${largest} |`,
    );
    if (lcp > aim || cls > AIMS.cls) process.exitCode = 1;
  }
  const context = await browser.newContext({ ...PHONE, baseURL: product.url });
  await context.addCookies(adminSession);
  const switched = median(await switchTimes(await context.newPage(), Number(values.rounds)));
  print(`\nA switch of the console shows its change after ${switched.toFixed(0)} ms (${AIMS.switched})`);
  if (switched > AIMS.switched) process.exitCode = 1;
  await context.close();
} finally {
  await browser.close();
  await product.stop();
}
