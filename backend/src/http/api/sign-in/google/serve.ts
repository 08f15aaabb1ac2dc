import type { Express } from 'express';
import { GOOGLE_PATHS } from '../../../../contract/google.ts';
import type { SessionCookie } from '../../../edge/caller/session-cookie.ts';
import { openGoogle } from './client.ts';
import { finishGoogle } from './finish.ts';
import type { GoogleParts } from './parts.ts';
import type { GooglePorts } from './ports.ts';
import { startGoogle } from './start.ts';

/** Serves the sign-in with Google (sections 4 and 7). */
export function serveGoogle(app: Express, context: GooglePorts, cookie: SessionCookie): void {
  const { google, publicUrl } = context.settings;
  const client = google ? openGoogle(google, publicUrl + GOOGLE_PATHS.callback) : undefined;
  const parts: GoogleParts = { context, cookie, google: client };
  app.get(GOOGLE_PATHS.start, startGoogle(parts));
  app.get(GOOGLE_PATHS.callback, finishGoogle(parts));
}
