import { parseCookie } from 'cookie';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import type { CommandContext } from '../../../commands/context.ts';
import type { HttpSettings } from '../settings/settings.ts';
import { hostCookie, hostCookieName } from './host-cookie.ts';

const COOKIE = 'qlaim_sign_up';
const SECONDS = 24 * 60 * 60;

/**
 * The sign-up that this browser sent last: the account, and the password that it set. The cookie is sealed, and of the same
 * length whether an account has the e-mail or not.
 */
const SignUp = z.object({ userId: z.string(), credential: z.string().nullable() });
export type SignUp = z.infer<typeof SignUp>;

interface SignUpPorts extends Pick<CommandContext, 'secrets'> {
  readonly settings: Pick<HttpSettings, 'publicUrl'>;
}

/** Returns the `Set-Cookie` header with which the browser shows later that it sent the sign-up. */
export async function signUpCookie(
  { secrets, settings }: SignUpPorts,
  { userId, credential }: SignUp,
): Promise<string> {
  const content: SignUp = { userId, credential };
  const sealed = await sealData(content, { password: secrets.browserKey(), ttl: SECONDS });
  return hostCookie(settings, COOKIE, sealed, SECONDS);
}

/** Returns the `Set-Cookie` header that removes the cookie. */
export const clearSignUp = ({ settings }: Pick<SignUpPorts, 'settings'>): string =>
  hostCookie(settings, COOKIE, '', 0);

/** Returns the sign-up that the browser sent last; undefined without one in the last day. */
export async function findSignUpOf(
  { secrets, settings }: SignUpPorts,
  header: string | undefined,
): Promise<SignUp | undefined> {
  const sealed = header?.includes(COOKIE) ? parseCookie(header)[hostCookieName(settings, COOKIE)] : undefined;
  if (!sealed) return undefined;
  const options = { password: secrets.browserKey(), ttl: SECONDS };
  const data: unknown = await unsealData(sealed, options).catch(() => undefined);
  return SignUp.safeParse(data).data;
}
