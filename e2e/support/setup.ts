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

/** Generates codes, and returns the id of their batch. */
export async function newBatch(call: Client, amount: number): Promise<string> {
  return (await call(ROUTES.generateCodes, { body: { amount } })).batchId;
}

/** Generates codes that every verified user may claim. */
export async function approvedCodes(product: RunningProduct, amount: number): Promise<readonly string[]> {
  const call = await signedIn(product, ADMIN);
  const { barcodeCSV } = await call(ROUTES.generateCodes, { body: { amount } });
  const codes = barcodeCSV
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[1] ?? '');
  await Promise.all(codes.map((id) => call(ROUTES.approveToggle, { params: { id } })));
  return codes;
}

/** Registers a person who owns some codes. Returns the codes, and a client with the person's session. */
export async function registerOwner(
  product: RunningProduct,
  person: Person,
  amount: number,
): Promise<{ codes: readonly string[]; call: Client }> {
  const codes = await approvedCodes(product, amount);
  await register(product, person, codes[0]);
  const call = await signedIn(product, person);
  const { user } = await call(ROUTES.me, {});
  await Promise.all(
    codes.slice(1).map((link) => call(ROUTES.assignCode, { body: { link, user: user._id } })),
  );
  return { codes, call };
}

/** Returns a client with the session of a person. */
export async function signedIn(
  { url }: RunningProduct,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Client> {
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
  await call(ROUTES.login, { body: { email, password } });
  return call;
}

export interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Uploads a file for a code, and returns its address. */
export async function upload(
  call: Client,
  id: string,
  folderPath: 'memories' | 'image',
  { name, type, bytes }: FileToSend,
): Promise<string> {
  const body = { files: [{ name, type, size: bytes.byteLength }], folderPath };
  const { data } = await call(ROUTES.requestUploads, { params: { id }, body });
  const [grant] = data;
  if (!grant) throw new Error('No address was given');
  const sent = await fetch(grant.presignedUrl, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: bytes,
  });
  if (!sent.ok) throw new Error(`The upload was answered with ${sent.status}`);
  return grant.publicUrl;
}
