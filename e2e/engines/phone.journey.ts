import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { ROSA } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { registerOwner } from '../support/setup.ts';
import { describeEngines, type Setting } from './describe-engines.ts';
import { cameraIsGone, cameraSees, can, phoneHasArrived } from './in-page.ts';
import { shoot } from './shots.ts';
import type { Visitor } from './visitor.ts';

const SYMBOL = (code: string) => `/barcode/qrcode/${code}?format=png&size=600`;
/** Chromium alone installs apps, when it decides to. Safari does on iPhones, by hand. */
const NEVER_OFFERED = {
  Chromium: [],
  Firefox: ['Keep your codes at hand'],
  WebKit: ['put Qlaim on your home screen'],
} as const satisfies Record<Setting['engine'], readonly string[]>;
const SCAN = 'Scan a code';

let product: RunningProduct;
let folder: string;
let symbol: string;
let code: string;

beforeAll(async () => {
  product = await RunningProduct.start();
  code = (await registerOwner(product, ROSA, 1)).codes[0] ?? '';
  folder = await mkdtemp(join(tmpdir(), 'qlaim-symbol-'));
  symbol = join(folder, 'symbol.png');
  await writeFile(symbol, await (await fetch(product.url + SYMBOL(code))).bytes());
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function signedIn({ visitor }: Setting): Promise<Visitor> {
  const rosa = await visitor(product.url);
  await rosa.open('/login');
  await rosa.fill('Email', ROSA.email);
  await rosa.fill('Password', ROSA.password);
  await rosa.press('button', 'Login');
  await rosa.finds('heading', 'My QR Codes');
  return rosa;
}

describeEngines('what a phone can do besides', (setting) => {
  it('is offered where the browser can do it, and nowhere else', async () => {
    const rosa = await signedIn(setting);
    const offers = async (words: string, ability: string) =>
      (await rosa.tab.read(can, ability)) === 'yes' ? rosa.sees(words) : rosa.seesNot(words);
    await rosa.press('button', `More for ${printed(code)}`);
    await rosa.finds('menuitem', 'History');
    await rosa.finds('menuitem', (await rosa.tab.read(can, 'share')) === 'yes' ? 'Share' : 'Copy the link');
    await rosa.reads(phoneHasArrived, 'yes');
    await offers('Add to Home Screen', 'install by hand');
    for (const words of NEVER_OFFERED[setting.engine]) await rosa.seesNot(words);
    await rosa.open(`/edit/${code}`);
    await rosa.press('tab', 'Images/Videos');
    await rosa.finds('button', 'Choose images or videos');
    await offers('Take a picture', 'touch');
    await rosa.open('/share');
    await rosa.finds('heading', 'No picture waits');
    await rosa.isContent();
  });

  it('is a picture of a code that is read, where there is no camera', async () => {
    const rosa = await signedIn(setting);
    await rosa.tab.read(cameraIsGone);
    await rosa.press('button', SCAN);
    await rosa.sees('This browser finds no camera.');
    await shoot(rosa, setting, 'scan-without-camera');
    await rosa.isContent();
    await rosa.choose('Choose a picture of the code', [symbol]);
    await rosa.isAt(`/edit/${code}`);
    await rosa.isContent();
  });

  it('is a code that is held in front of a camera', async () => {
    const rosa = await signedIn(setting);
    await rosa.tab.read(cameraSees, SYMBOL(code));
    await rosa.press('button', SCAN);
    await rosa.isAt(`/edit/${code}`);
    await rosa.isContent();
  });
});

const printed = (shortCode: string) => shortCode.replace(/(.{4})(.{4})(.{2})/, '$1 $2 $3');
