import { PAGE_IDS } from '@qlaim/backend/contract';
import { preferredLanguage, writeDocument } from '@qlaim/web-kit/texts';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { accountLanguage } from './api/known-user.ts';
import { keepsNothing } from './shell/keeps-nothing.ts';

/**
 * Renders the app into the page. Where the server has rendered the page, the app goes on with its elements and answers, so
 * that typed text and the focus stay. What the browser keeps of an earlier visit the server doesn't know: then the app
 * renders anew, as it does in another language than the server chose.
 */
export function takeOver(root: HTMLElement, queries: QueryClient, app: ReactNode): void {
  const data = document.getElementById(PAGE_IDS.data);
  if (data?.textContent) hydrate(queries, JSON.parse(data.textContent));
  // The answers are personal, and a later account may use this page.
  data?.remove();
  const language = preferredLanguage(accountLanguage(queries));
  const asServed = document.documentElement.lang === language;
  writeDocument(language);
  if (data && asServed && keepsNothing()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
