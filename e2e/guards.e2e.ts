import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, visit } from './support/browsers.ts';
import { OMAR, ROSA, signIn } from './support/people.ts';
import { ADMIN, RunningProduct } from './support/product.ts';
import { register, signUp } from './support/setup.ts';

const VISITORS = {
  'signed out': undefined,
  unverified: OMAR,
  user: ROSA,
  admin: { ...ROSA, ...ADMIN },
} as const;
type Visitor = keyof typeof VISITORS;

/** The page that a visitor gets for an address (specification sections 2 and 4). */
const GUARDS: readonly (readonly [address: string, Readonly<Record<Visitor, string>>])[] = [
  ['/', { 'signed out': '/login', unverified: '/login', user: '/', admin: '/admin' }],
  [
    '/edit/7K3M9QWX2P',
    { 'signed out': '/login', unverified: '/login', user: '/edit/7K3M9QWX2P', admin: '/admin' },
  ],
  [
    '/editor/7K3M9QWX2P',
    { 'signed out': '/login', unverified: '/login', user: '/', admin: '/editor/7K3M9QWX2P' },
  ],
  ['/profile', { 'signed out': '/login', unverified: '/profile', user: '/profile', admin: '/profile' }],
  ['/login', { 'signed out': '/login', unverified: '/login', user: '/', admin: '/admin' }],
  ['/register', { 'signed out': '/register', unverified: '/register', user: '/', admin: '/admin' }],
  ['/reset', { 'signed out': '/reset', unverified: '/reset', user: '/', admin: '/admin' }],
  ['/admin', { 'signed out': '/login?from=%2Fadmin', unverified: '/login', user: '/', admin: '/admin' }],
];

describe('the guards of the pages', () => {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    await register(product, ROSA);
    await signUp(product, OMAR);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const visitors: readonly Visitor[] = ['signed out', 'unverified', 'user', 'admin'];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

  it.each(visitors)('lead the visitor to the right page: %s', async (visitor) => {
    const page = await visit(browser, DESKTOP, product.url);
    const person = VISITORS[visitor];
    if (person) {
      await page.goto('/login');
      await signIn(page, person);
      if (visitor === 'unverified') await page.getByLabel('One-time code').waitFor();
      else await page.waitForURL(({ pathname }) => pathname !== '/login');
    }
    for (const [address, goals] of GUARDS) {
      await page.goto(address);
      await page.waitForURL(product.url + goals[visitor]);
      await heading(page);
    }
  });

  it('returns an admin to the page of the console that asked for the sign-in', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await page.goto('/admin/codes?page=1&displayedFilters=%7B%7D');
    await page.waitForURL('**/login?from=*');
    await heading(page);
    await signIn(page, { ...ROSA, ...ADMIN });
    await expect.poll(() => page.url()).toBe(`${product.url}/admin/codes?page=1&displayedFilters=%7B%7D`);
    await page.getByText('Login successfully').waitFor();
  });

  it('does not lead to another site after the sign-in', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await page.goto('/login?from=//evil.example/admin');
    await signIn(page, ROSA);
    await page.waitForURL(`${product.url}/`);
    expect(new URL(page.url()).host).toBe(new URL(product.url).host);
  });
});
