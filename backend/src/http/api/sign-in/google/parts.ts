import type { SessionCookie } from '../../../edge/caller/session-cookie.ts';
import type { GoogleClient } from './client.ts';
import type { GooglePorts } from './ports.ts';

export interface GoogleParts {
  readonly context: GooglePorts;
  readonly cookie: SessionCookie;
  /** Undefined where the sign-in with Google is not set up. */
  readonly google: GoogleClient | undefined;
}
