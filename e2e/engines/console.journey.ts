import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { approvedCodes } from '../support/setup.ts';
import { describeEngines } from './describe-engines.ts';
import { datesMarkedEmpty } from './in-page.ts';
import { shoot } from './shots.ts';
import { signedInAdmin } from './signed-in-admin.ts';

let product: RunningProduct;
let codes: readonly string[];
let used = 0;

beforeAll(async () => {
  product = await RunningProduct.start({ PROXIED_DOMAINS: 'shop.localhost' });
  codes = await approvedCodes(product, 12);
});
afterAll(() => product?.stop());

/** Ends the session from within the page, as another window would. */
function endSession(): string {
  void fetch('/auth/logout', { headers: { 'x-requested-with': 'Qlaim' } }).then(() => {
    document.title = 'ended';
  });
  return '';
}

/** The path of the batch that the page of a code names. */
function addressOfBatch(): string {
  return document.querySelector('dd a[href*="/batches/"]')?.getAttribute('href') ?? '/nowhere';
}

/** The switches whose words come near the switch after them. */
function crowdedSwitches(): string {
  // Eight pixels, of which an engine may round a part away.
  const least = 7.5;
  const crowded = [...document.querySelectorAll('[role=switch] + [role=switch]')].filter((next) => {
    const words = next.previousElementSibling?.lastElementChild?.getBoundingClientRect();
    return words !== undefined && next.getBoundingClientRect().left - words.right < least;
  });
  return crowded.map(({ textContent }) => textContent).join();
}

describeEngines('the console', (setting) => {
  it('shows its cards, lets rows of its table be picked by mouse, and empty dates empty', async () => {
    const [first = '', second = ''] = codes;
    const admin = await signedInAdmin(setting, product);
    await admin.sees(first);
    await admin.isContent();
    expect(await admin.tab.read(crowdedSwitches)).toBe('');
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

    await admin.open('/admin/audit');
    await admin.finds('field', 'From');
    expect(await admin.tab.read(datesMarkedEmpty)).toBe('2 of 2');
    await shoot(admin, setting, 'console-audit');
  });

  it('shows the scans of chosen days', async () => {
    const admin = await signedInAdmin(setting, product);
    await admin.open('/admin/scans');
    await admin.sees('0 scans from');
    await admin.press('button', '7 days');
    await admin.press('button', 'Today');
    await admin.isContent();
    await shoot(admin, setting, 'console-scans');
  });

  it('shows its domains, their form, and how it runs', async () => {
    const admin = await signedInAdmin(setting, product);
    await admin.open('/admin/domains');
    await admin.finds('heading', 'Domains');
    await admin.press('button', 'Change shop.localhost');
    await admin.fill('Name of the shop', 'Bags & Co');
    await admin.fill('Storefront', 'https://bags.example/with/a/path/that/is/long');
    await shoot(admin, setting, 'console-domain-form');
    await admin.press('button', 'Save');
    await admin.sees('https://bags.example/with/a/path/that/is/long');
    await admin.isContent();
    await shoot(admin, setting, 'console-domains');

    await admin.open('/admin/operations');
    await admin.finds('heading', 'Reactions');
    await admin.isContent();
    await shoot(admin, setting, 'console-operations');
  });

  it('has a page for a code and for a batch, and asks for the password where a session ends', async () => {
    const code = codes[used++] ?? '';
    const admin = await signedInAdmin(setting, product);
    await admin.open(`/admin/codes/${code}`);
    await admin.press('button', 'Rename the code');
    await admin.fill('Name', 'Guitar case');
    await admin.press('button', 'Save');
    await admin.finds('heading', 'Guitar case');
    await admin.isContent();
    await shoot(admin, setting, 'console-code');
    await admin.press('link', 'History');
    await admin.sees(/Name changed/);
    await admin.isContent();
    await shoot(admin, setting, 'console-code-history');
    await admin.press('link', 'Leads to');
    await admin.open(await admin.tab.read(addressOfBatch));
    await admin.sees(/claimed/);
    await admin.isContent();
    await shoot(admin, setting, 'console-batch');

    await admin.open(`/admin/codes/${code}`);
    await admin.press('button', 'Edit the note');
    await admin.fill('Note', 'For the fair');
    await admin.tab.read(endSession);
    await admin.reads(() => document.title, 'ended');
    await admin.press('button', 'Save');
    await admin.finds('heading', 'Your session has ended');
    await shoot(admin, setting, 'console-session');
    await admin.fill('Your password', ADMIN.password);
    await admin.press('button', 'Sign in');
    await admin.seesNot('Your session has ended');
    await admin.press('button', 'Save');
    await admin.sees('The note was saved');
  });
});
