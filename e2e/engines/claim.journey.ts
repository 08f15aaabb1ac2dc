import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunningProduct } from '../support/product.ts';
import { approvedCodes } from '../support/setup.ts';
import { describeEngines } from './describe-engines.ts';

const SHOP = 'https://shop.example/Care-Guide?item=7';

let product: RunningProduct;
const free: string[] = [];

beforeAll(async () => {
  product = await RunningProduct.start();
  free.push(...(await approvedCodes(product, 6)));
});
afterAll(() => product?.stop());

describeEngines('a claim', ({ engine, width, visitor }) => {
  it('leads a stranger from the scan to a link that is saved', async () => {
    const code = free.pop() ?? '';
    const email = `rosa-${engine}-${width}@example.com`.toLowerCase();
    const rosa = await visitor(product.url);
    await rosa.open(`/${code}`);
    await rosa.sees('This code is waiting for its owner');
    await rosa.isContent();
    await rosa.press('button', 'Claim this code');
    await rosa.isAt(`/register?code=${code}&by=email`);
    await rosa.fill('Email', email);
    await rosa.isContent();
    await rosa.press('button', 'Send me a code');
    await rosa.fill('One-time code', await product.otpFor(email));

    await rosa.sees('This code is yours');
    await rosa.isAt(`/edit/${code}`);
    await rosa.fill('Name', 'Grandmother’s bench');
    await rosa.fill('Link', SHOP);
    await rosa.isContent();
    await rosa.press('button', 'Save');
    await rosa.sees('QR code updated successfully');
    const { headers } = await fetch(`${product.url}/${code}`, { redirect: 'manual' });
    expect(headers.get('location')).toBe(SHOP);

    await rosa.open('/');
    await rosa.sees('Grandmother’s bench');
    await rosa.isContent();
  });
});
