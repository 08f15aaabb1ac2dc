import express, { type Express } from 'express';
import { LANDING_PAGES } from '../../../contract/pages.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { claim } from './claim.ts';
import type { LandingPorts } from './ports.ts';
import { pageSender } from './send-page.ts';
import { showClaim } from './show-claim.ts';
import { showPreview } from './show-preview.ts';
import { showWelcome } from './welcome.ts';

const form = express.urlencoded({ extended: false, limit: '1kb' });

/** Serves the pages that a scan leads to where a code has no content to show, and the form that claims a code. */
export function serveLandingPages(app: Express, context: LandingPorts, cookie: SessionCookie): void {
  const parts = { context, cookie, send: pageSender(context.settings) };
  app.get(LANDING_PAGES.claim, showClaim(parts));
  app.post(LANDING_PAGES.claim, form, claim(parts));
  app.get(LANDING_PAGES.welcome, showWelcome(parts));
  app.get(LANDING_PAGES.preview, showPreview(parts));
}
