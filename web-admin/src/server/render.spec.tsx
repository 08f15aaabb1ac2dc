import { PRODUCT_LOOK } from '@qlaim/backend/contract';
import { expect, it } from 'vitest';
import { renderPage } from './render.tsx';

it.each([
  ['en', 'Generate QR Links'],
  ['de', 'QR-Links erzeugen'],
] as const)('the frame of the console has its title in %s, and nothing to press', async (language, title) => {
  const { html } = await renderPage('/admin', { user: null }, language, PRODUCT_LOOK);
  const root = document.createElement('div');
  root.innerHTML = html;
  expect(root.querySelector('h1')?.textContent).toBe(title);
  expect(root.querySelectorAll('button, input, script')).toHaveLength(0);
});
