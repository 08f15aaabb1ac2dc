import { parseCookie } from 'cookie';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { hostCookie, hostCookieName } from '../../../edge/caller/host-cookie.ts';
import type { HttpSettings } from '../../../edge/settings/settings.ts';
import type { GooglePorts } from './ports.ts';

const COOKIE = 'qlaim_google';
/** How long a person may take at Google, in seconds. */
const SECONDS = 10 * 60;

/** One try to sign in with Google, or to link it. It stays in a sealed cookie of the browser that began it. */
const Attempt = z.object({
  /** What Google sends back, so that no other browser can end the try. */
  state: z.string(),
  /** The secret of PKCE (RFC 7636). */
  verifier: z.string(),
  /** What the id token must repeat (OpenID Connect). */
  nonce: z.string(),
  /** The id of the try in the page that opened a window for it; undefined in the page's own window. */
  popup: z.string().optional(),
  /** The page to return to after the sign-in. */
  from: z.string().optional(),
  /** Who links Google; undefined where somebody signs in. */
  userId: z.string().optional(),
  /** The domain at which it began. It ends there, and nowhere else. */
  domain: z.string(),
  /** Milliseconds since 1970. */
  until: z.int(),
});
export type Attempt = z.infer<typeof Attempt>;

type Purpose = Pick<Attempt, 'popup' | 'from' | 'userId'>;
type Sealing = Pick<GooglePorts, 'clock' | 'random' | 'secrets' | 'settings' | 'vault'>;

/** Begins a try. Returns it, and the `Set-Cookie` header that keeps it. */
export async function beginAttempt({ clock, random, secrets, settings }: Sealing, purpose: Purpose) {
  const secret = () => Buffer.from(random.bytes(32)).toString('base64url');
  const until = clock.now().getTime() + SECONDS * 1000;
  const { domain } = settings;
  const attempt: Attempt = {
    ...purpose,
    state: secret(),
    verifier: secret(),
    nonce: secret(),
    domain,
    until,
  };
  const sealed = await sealData(attempt, { password: secrets.googleStateKey(), ttl: SECONDS });
  return { attempt, cookie: hostCookie(settings, COOKIE, sealed, SECONDS) };
}

/**
 * Returns the try that a browser ends, and spends it: a second end of it is refused. Returns undefined for the state of
 * another browser or another domain, and for one that is spent or too old.
 */
export async function endAttempt(
  { clock, secrets, settings, vault }: Sealing,
  header: string | undefined,
  state: unknown,
): Promise<Attempt | undefined> {
  const sealed = header?.includes(COOKIE) ? parseCookie(header)[hostCookieName(settings, COOKIE)] : undefined;
  if (!sealed) return undefined;
  const password = secrets.googleStateKey();
  const data: unknown = await unsealData(sealed, { password, ttl: SECONDS }).catch(() => undefined);
  const attempt = Attempt.safeParse(data).data;
  if (attempt === undefined || attempt.state !== state) return undefined;
  if (attempt.domain !== settings.domain || attempt.until <= clock.now().getTime()) return undefined;
  const id = secrets.tokenHash(attempt.state);
  const expiresAt = new Date(attempt.until).toISOString();
  const first = await vault.put({ kind: 'google-state', id, value: 'spent', seen: 0, expiresAt });
  return first ? attempt : undefined;
}

/** Returns the `Set-Cookie` header that removes the try from the browser. */
export const forgetAttempt = (settings: Pick<HttpSettings, 'publicUrl'>): string =>
  hostCookie(settings, COOKIE, '', 0);
