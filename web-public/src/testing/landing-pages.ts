import type { ClaimablePage, LandingPage, RefusedPage, WelcomePage } from '@qlaim/backend/contract';
import { renderLandingPage } from '../server/render-landing.tsx';

const CODE = '7K3M9QWX2P';
const PARTS = { language: 'en', address: `/claim/${CODE}`, visitor: { kind: 'stranger' } } as const;

export const claimable = (parts: Partial<ClaimablePage> = {}): ClaimablePage => ({
  ...PARTS,
  kind: 'claimable',
  code: CODE,
  failed: false,
  ...parts,
});

export const refused = (parts: Partial<RefusedPage> = {}): RefusedPage => ({
  ...PARTS,
  kind: 'refused',
  code: CODE,
  reason: 'claimed',
  ...parts,
});

export const welcome = (parts: Partial<WelcomePage> = {}): WelcomePage => ({
  ...PARTS,
  address: '/welcome',
  kind: 'welcome',
  code: undefined,
  reason: undefined,
  ...parts,
});

/** Renders a page, and reads it as a browser does. */
export const openLanding = (page: LandingPage): Document =>
  new DOMParser().parseFromString(renderLandingPage(page).html, 'text/html');
