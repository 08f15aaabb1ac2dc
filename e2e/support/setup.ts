import { type Client, createClient, ROUTES } from '@qlaim/backend/contract';
import type { Person } from './people.ts';
import { ADMIN, type RunningProduct } from './product.ts';

/** Sets up accounts and codes by API calls, which are faster than a browser. */

/** Registers an account without verifying its email. */
export async function signUp(product: RunningProduct, person: Person, code?: string): Promise<void> {
  const call = createClient({ baseUrl: product.url });
  await call(ROUTES.register, { body: { ...person, ...(code ? { link: code } : {}) } });
}

/** Registers an account and verifies its email. The account then owns the given code. */
export async function register(product: RunningProduct, person: Person, code?: string): Promise<void> {
  await signUp(product, person, code);
  const call = createClient({ baseUrl: product.url });
  const otp = await product.otpFor(person.email);
  await call(ROUTES.verifyEmail, { body: { email: person.email, otp } });
}

/** Generates codes that every verified user may claim. */
export async function approvedCodes(product: RunningProduct, amount: number): Promise<readonly string[]> {
  const call = await asAdmin(product);
  const { barcodeCSV } = await call(ROUTES.generateCodes, { body: { amount } });
  const codes = barcodeCSV
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[1] ?? '');
  for (const id of codes) await call(ROUTES.approveToggle, { params: { id } });
  return codes;
}

async function asAdmin({ url }: RunningProduct): Promise<Client> {
  let cookie = '';
  const call = createClient({
    baseUrl: url,
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      const response = await fetch(address, { ...init, headers });
      cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return response;
    },
  });
  await call(ROUTES.login, { body: ADMIN });
  return call;
}
