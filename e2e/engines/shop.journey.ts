import { ROUTES } from '@qlaim/backend/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OMAR, ROSA } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { register, registerOwner } from '../support/setup.ts';
import { describeEngines } from './describe-engines.ts';
import { shoot } from './shots.ts';
import { signedInAdmin } from './signed-in-admin.ts';
import type { Visitor } from './visitor.ts';

let product: RunningProduct;
let rosa = '';
let invited = 0;

beforeAll(async () => {
  product = await RunningProduct.start();
  const { codes, call } = await registerOwner(product, ROSA, 8);
  rosa = (await call(ROUTES.me, {})).user._id;
  const body = { type: 'link', link: 'https://example.com/then', name: 'Blue bag' } as const;
  for (const id of codes) await call(ROUTES.updateCode, { params: { id }, body });
  await register(product, OMAR);
});
afterAll(() => product?.stop());

function pathOfBatch(): string {
  return document.querySelector('a[href*="/print/"]')?.getAttribute('href') ?? '/nowhere';
}

describeEngines('the desk of a shop', (setting) => {
  const picture = async (admin: Visitor, name: string) => {
    await admin.isContent();
    await shoot(admin, setting, `shop-${name}`);
  };

  it('shows Home, generates in a dialog, prints on a label sheet, and finds codes by filters', async () => {
    const admin = await signedInAdmin(setting, product);
    await admin.open('/admin/home');
    await admin.sees('Claimed this week');
    await admin.sees('All is well');
    await picture(admin, 'home');

    await admin.open('/admin');
    await admin.press('button', 'Generate');
    await admin.fill('Amount', '24');
    await admin.fill('Name of the batch', 'Guitar cases');
    await picture(admin, 'generate');
    await admin.press('button', 'Generate Links');
    await admin.sees(/Generated 24 codes in Guitar cases/);
    await picture(admin, 'generated');

    await admin.open(await admin.tab.read(pathOfBatch));
    await admin.finds('heading', 'Print · Guitar cases');
    await picture(admin, 'print');

    await admin.open('/admin/codes/table?filter=%7B%22claimed%22%3Atrue%2C%22infoType%22%3A%22link%22%7D');
    await admin.sees(/Blue bag/);
    await picture(admin, 'filters');
    await admin.open('/admin/codes/table');
    await admin.press('button', 'Keys');
    await admin.sees('Keys');
    await picture(admin, 'keys');
  });

  it('shows scans, audit and operations', async () => {
    const admin = await signedInAdmin(setting, product);
    await admin.open('/admin/scans');
    await admin.press('button', 'Last month');
    await picture(admin, 'scans');
    await admin.open('/admin/audit');
    await admin.sees(/The code was claimed/);
    await picture(admin, 'audit');
    await admin.open('/admin/operations');
    await admin.sees(/All is well/);
    await picture(admin, 'operations');
  });

  it('helps a person, and hands a code over', async () => {
    const admin = await signedInAdmin(setting, product);
    await admin.open(`/admin/people/${rosa}`);
    await admin.finds('heading', 'Rosa Weiss');
    await admin.press('button', 'Help');
    await picture(admin, 'help');
    await admin.press('menuitem', 'Change the email');
    await admin.finds('field', 'New email');
    await picture(admin, 'email');
    await admin.open(`/admin/people/${rosa}`);
    await admin.press('button', 'Help');
    await admin.press('menuitem', 'Hand over a code');
    await admin.press('button', 'Continue');
    await admin.fill('New owner, by email or name', 'omar');
    await admin.press('radio', `Omar Haddad ${OMAR.email}`);
    await picture(admin, 'hand-over');
    await admin.press('button', 'Continue');
    await admin.finds('button', 'Hand it over');
    await picture(admin, 'hand-over-question');
    await admin.press('button', 'Hand it over');
    await admin.sees('The code was handed over, and both people are told');
  });

  it('invites to the staff, and the invited person sees the console read only', async () => {
    invited += 1;
    const email = `maria${invited}@example.com`;
    const admin = await signedInAdmin(setting, product);
    await admin.open('/admin/people');
    await admin.press('button', 'Invite');
    await admin.fill('Email', email);
    await picture(admin, 'invite');
    await admin.press('button', 'Send invitation');
    await admin.sees(email);
    const link = await product.invitationFor(email);
    const { pathname } = new URL(link);
    const maria = await setting.visitor(product.url);
    await maria.open(pathname);
    await maria.fill('First name', 'Maria');
    await maria.fill('Last name', 'Roth');
    await maria.fill('Password', 'a password of Maria');
    await picture(maria, 'invitation');
    await maria.press('button', 'Make my account');
    await maria.sees('Read only');
    expect(await maria.tab.read(() => location.pathname)).toBe('/admin');
    await picture(maria, 'auditor');
  });
});
