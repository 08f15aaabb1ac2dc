import { afterAll, beforeAll, it } from 'vitest';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { approvedCodes } from '../support/setup.ts';
import { describeEngines } from './describe-engines.ts';
import { shoot } from './shots.ts';

let product: RunningProduct;
let codes: readonly string[];

beforeAll(async () => {
  product = await RunningProduct.start();
  codes = await approvedCodes(product, 5);
});
afterAll(() => product?.stop());

describeEngines('the list of the console', (setting) => {
  it('shows its cards, and lets rows of its table be picked by mouse', async () => {
    const [first = '', second = ''] = codes;
    const admin = await setting.visitor(product.url);
    await admin.open('/admin');
    await admin.fill('Email', ADMIN.email);
    await admin.fill('Password', ADMIN.password);
    await admin.press('button', 'Login');
    await admin.finds('heading', 'Generate QR Links');
    await admin.sees(first);
    await admin.isContent();
    await shoot(admin, setting, 'console-cards');

    await admin.press('link', 'Table');
    await admin.press('checkbox', `Select ${first}`);
    await admin.sees('1 code selected');
    await admin.press('checkbox', `Select ${second}`);
    await admin.sees('2 codes selected');
    await admin.press('checkbox', `Select ${first}`);
    await admin.sees('1 code selected');
    await admin.isContent();
    await shoot(admin, setting, 'console-table');
  });
});
