import {
  type ClaimablePage,
  type LandingPage,
  type LegalPage,
  PRODUCT_LOOK,
  type PreviewPage,
  type RefusedPage,
  type SiteLook,
  type WelcomePage,
} from '@qlaim/backend/contract';
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

export const preview = (parts: Partial<PreviewPage> = {}): PreviewPage => ({
  ...PARTS,
  address: `/${CODE}+`,
  kind: 'preview',
  code: CODE,
  leads: { kind: 'links', links: [{ url: 'https://example.com/menu' }] },
  since: '2026-11-02T10:00:00.000Z',
  claimedAt: '2026-10-30T10:00:00.000Z',
  ...parts,
});

/** The legal pages to which the foot leads. */
export const LEGAL: readonly LegalPage[] = ['imprint', 'privacy', 'accessibility'];
export const LOOK: SiteLook = { ...PRODUCT_LOOK, legal: LEGAL };

/** Renders a page, and reads it as a browser does. */
export const openLanding = (page: LandingPage): Document =>
  new DOMParser().parseFromString(renderLandingPage(page, LOOK).html, 'text/html');
