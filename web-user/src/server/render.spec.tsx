import { type AppLook, type FirstAnswers, PRODUCT_LOOK } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { KEYS } from '../api/query-client.ts';
import { renderPage } from './render.tsx';

const USER = aUser();
const TEXTS = { topBannerText: 'Free shipping', bottomBannerText: '', sideBannerText: '' };
const CODES = Array.from({ length: 20 }, (_none, place) =>
  aBarcode({ _id: String(place), name: `Bag ${place}`, createdAt: '2026-11-20T23:30:00.000Z' }),
);

async function open(
  path: string,
  answers: FirstAnswers,
  language: Language = 'en',
  look: AppLook = PRODUCT_LOOK,
) {
  const { html, data } = await renderPage(path, answers, language, look);
  const root = document.createElement('div');
  root.innerHTML = html;
  const kept = new QueryClient();
  hydrate(kept, JSON.parse(data));
  return { root, kept };
}

it('the sign-in is whole, and puts nothing into place by a script', async () => {
  const { root, kept } = await open('/login', { user: null });
  expect(root.querySelector('h1')?.textContent).toBe('Sign in');
  expect([...root.querySelectorAll('input')].map(({ name }) => name)).toEqual(['email', 'password']);
  expect(root.querySelectorAll('script, [hidden], template')).toHaveLength(0);
  expect(kept.getQueryData(KEYS.loginStatus)).toEqual({ loggedIn: false, user: null, google: false });
});

it.each([
  ['/login', { user: null }],
  ['/', { user: USER, banner: TEXTS, barcodes: [] }],
] as const)('no form of %s can be sent before the app runs', async (path, answers) => {
  const { root } = await open(path, answers);
  const senders = [...root.querySelectorAll<HTMLButtonElement>('form button[type=submit]')];
  expect(senders.map(({ disabled }) => disabled)).toEqual([true]);
});

it('asks for no press on a forgotten password that would be lost before the app runs', async () => {
  const { root } = await open('/login', { user: null });
  expect(root.querySelector<HTMLButtonElement>('.qu-forgot')?.disabled).toBe(true);
});

it.each([
  ['de', 'Anmelden'],
  ['ar', 'تسجيل الدخول'],
] as const)('the sign-in is whole in %s', async (language, title) => {
  const { root } = await open('/login', { user: null }, language);
  expect(root.querySelector('h1')?.textContent).toBe(title);
});

it('the list has its first cards with symbols and days in UTC, and the answers hold all codes', async () => {
  const { root, kept } = await open('/', { user: USER, banner: TEXTS, barcodes: CODES });
  const names = [...root.querySelectorAll('.qu-code-name')].map(({ textContent }) => textContent);
  expect(names).toEqual(CODES.slice(0, 6).map(({ name }) => name));
  expect(root.querySelectorAll('.qk-qr img')).toHaveLength(6);
  expect(root.textContent).toContain('20 codes');
  expect(root.textContent).toContain('Free shipping');
  expect(root.querySelector('time')?.textContent).toBe('20/11/26');
  expect(root.querySelectorAll('script, [hidden], template')).toHaveLength(0);
  expect(kept.getQueryData(KEYS.codesOf(USER._id))).toEqual(CODES);
});

it('has the name of its domain, and leads to its storefront and its legal pages', async () => {
  const look = {
    name: 'Taschen',
    logo: undefined,
    legal: ['imprint', 'rules'],
    storefront: 'https://taschen.example',
  } as const;
  const { root } = await open('/login', { user: null }, 'de', look);
  expect(root.querySelector('.qk-header')?.textContent).toBe('Taschen');
  expect(root.querySelector('.qk-header a')?.getAttribute('aria-label')).toBe('Taschen, Startseite');
  expect(root.querySelector('.qk-header svg')).toBeNull();
  expect([...root.querySelectorAll('.qk-legal a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://taschen.example',
    '/legal/imprint',
    '/legal/rules',
  ]);
  expect(root.textContent).toContain('Neu bei Taschen?');
  expect(root.textContent).not.toContain('Qlaim');
});
