import type { HttpContext } from '../context.ts';
import type { SessionCookie } from '../session-cookie.ts';
import type { GoogleClient } from './client.ts';

export interface GoogleParts {
  readonly context: HttpContext;
  readonly cookie: SessionCookie;
  /** Undefined where the sign-in with Google is not set up. */
  readonly google: GoogleClient | undefined;
}
