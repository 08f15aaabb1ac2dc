import { ROUTES } from '../../../../src/contract/routes/index.ts';
import type { GoogleAccount, GoogleStandIn } from '../../../../src/testing/google.ts';
import type { Browser } from '../browser.ts';

let accounts = 0;

/** Adds a Google account. Returns its id. */
export function googleAccount(google: GoogleStandIn, over: Partial<GoogleAccount> = {}): string {
  accounts += 1;
  const id = `google-${accounts}`;
  const email = `rosa-${accounts}@google.example`;
  google.accounts.set(id, { email, email_verified: true, given_name: 'Rosa', family_name: 'Weiss', ...over });
  return id;
}

/** Links a Google account to the person of a browser, who proves with their password that it is them. */
export async function linkAtGoogle(
  browser: Browser,
  account: string,
  password: string,
): Promise<string | null> {
  await browser.call(ROUTES.permitGoogleLink, { body: { password } });
  return signInAtGoogle(browser, account, '?for=link');
}

/** Changes the e-mail of a Google account. */
export function moveAccount(google: GoogleStandIn, id: string, email: string): void {
  const account = google.accounts.get(id);
  if (account) google.accounts.set(id, { ...account, email });
}

/** Begins a try. Returns the address at Google that it leads to. */
export async function begin(browser: Browser, query = ''): Promise<URL> {
  const begun = await browser.open(`/auth/google${query}`, { 'sec-fetch-site': 'same-origin' });
  const location = begun.headers.get('location');
  if (location === null) throw new Error(`No way to Google: ${begun.status} ${await begun.text()}`);
  return new URL(location);
}

/** Chooses an account at Google, and allows the sign-in, or refuses it. Returns the path to which Google leads back. */
export async function choose(address: URL, account: string, allow = true): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  let init: RequestInit = {};
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { ...init, redirect: 'manual', headers: { cookie } });
    init = {};
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=', 2);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null && response.status === 200) {
      init = { method: 'POST', body: new URLSearchParams({ account, answer: allow ? 'allow' : 'refuse' }) };
      continue;
    }
    if (location === null) throw new Error(`Google answers ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
    if (next.pathname === '/auth/google/callback') return next.pathname + next.search;
  }
  throw new Error('Google does not lead back');
}

/** Ends a try. Returns the page that it leads to. */
export async function end(browser: Browser, path: string): Promise<string | null> {
  const ended = await browser.open(path, { 'sec-fetch-site': 'cross-site' });
  return ended.headers.get('location');
}

/** Signs in with a Google account. Returns the page that it leads to. */
export async function signInAtGoogle(browser: Browser, account: string, query = ''): Promise<string | null> {
  return end(browser, await choose(await begin(browser, query), account));
}
