import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import type { CommandContext } from '../../../commands/context.ts';
import type { HttpSettings } from '../settings/settings.ts';
import { hostCookie, hostCookieName } from './host-cookie.ts';

const COOKIE = 'qlaim_challenge';
export const CHALLENGE_SECONDS = 5 * 60;

/** What a challenge is for: a sign-in, a new passkey of a person, or a person who has proved that they link Google. */
type Purpose = 'sign-in' | `add ${string}` | `link-google ${string}`;

/** `domain`: where it was given. It is taken there, and nowhere else. */
const Challenge = z.object({ challenge: z.string(), purpose: z.string(), domain: z.string() });

export interface ChallengePorts extends Pick<CommandContext, 'secrets' | 'vault' | 'clock'> {
  readonly settings: Pick<HttpSettings, 'domain' | 'publicUrl'>;
}

const setCookie = (
  { settings }: Pick<ChallengePorts, 'settings'>,
  response: Response,
  value: string,
  maxAge: number,
) => response.append('Set-Cookie', hostCookie(settings, COOKIE, value, maxAge));

/** Binds a challenge to the browser: a sealed cookie holds it for some minutes. Nothing is stored yet. */
export async function giveChallenge(
  context: ChallengePorts,
  response: Response,
  challenge: string,
  purpose: Purpose,
): Promise<void> {
  const password = context.secrets.challengeKey();
  const { domain } = context.settings;
  const sealed = await sealData({ challenge, purpose, domain }, { password, ttl: CHALLENGE_SECONDS });
  setCookie(context, response, sealed, CHALLENGE_SECONDS);
}

/**
 * Takes the challenge that the browser was given for a purpose. It works once: the vault notes it as used, also for a copy
 * of the cookie and in every process.
 */
export async function takeChallenge(
  context: ChallengePorts,
  request: Request,
  response: Response,
  purpose: Purpose,
): Promise<string | undefined> {
  const sealed = parseCookie(request.headers.cookie ?? '')[hostCookieName(context.settings, COOKIE)];
  if (!sealed) return undefined;
  setCookie(context, response, '', 0);
  const password = context.secrets.challengeKey();
  const data: unknown = await unsealData(sealed, { password, ttl: CHALLENGE_SECONDS }).catch(() => undefined);
  const given = Challenge.safeParse(data).data;
  if (given?.purpose !== purpose || given.domain !== context.settings.domain) return undefined;
  const { vault, secrets, clock } = context;
  const id = secrets.tokenHash(`challenge ${given.challenge}`);
  // The seal allows a minute of clock skew.
  const expiresAt = new Date(clock.now().getTime() + 2 * CHALLENGE_SECONDS * 1000).toISOString();
  const first = await vault.put({ kind: 'challenge', id, value: true, seen: 0, expiresAt });
  return first ? given.challenge : undefined;
}
