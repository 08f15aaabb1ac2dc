import { ADMIN, type RunningProduct } from '../support/product.ts';
import type { Setting } from './describe-engines.ts';
import type { Visitor } from './visitor.ts';

/** Opens the console in a browser, and signs the first admin in. */
export async function signedInAdmin(setting: Setting, { url }: RunningProduct): Promise<Visitor> {
  const admin = await setting.visitor(url);
  await admin.open('/admin');
  await admin.fill('Email', ADMIN.email);
  await admin.fill('Password', ADMIN.password);
  await admin.press('button', 'Login');
  await admin.finds('heading', 'Generate QR Links');
  return admin;
}
