import { parseCookie } from 'cookie';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { hostCookie, hostCookieName } from '../../edge/caller/host-cookie.ts';
import { SESSION_COOKIE } from '../../edge/caller/session-cookie.ts';
import type { ScanPagePorts } from './ports.ts';

/** How long a secure code opens a page to a browser, in seconds (section 4). */
export const PASS_SECONDS = 30 * 60;

/** The content of the sealed cookie: a page, and the secure code that opened it. `until` is in milliseconds since 1970. */
const Pass = z.object({ code: z.string(), secureCode: z.string(), until: z.int() });

type Sealing = Pick<ScanPagePorts, 'clock' | 'secrets' | 'settings'>;

const nameOf = (code: string): string => `qlaim_page_${code}`;

/** Returns whether a `Cookie` header names what can open the page of a code: a pass, or a session. Neither is checked. */
export const hasKeys = (cookies: string | undefined, code: string): boolean =>
  cookies !== undefined && (cookies.includes(SESSION_COOKIE) || cookies.includes(nameOf(code)));

/** Returns the `Set-Cookie` header that opens the page of a code to a browser, as long as its secure code stays. */
export async function writePass(
  { clock, secrets, settings }: Sealing,
  code: string,
  secureCode: string,
): Promise<string> {
  const pass: z.infer<typeof Pass> = {
    code,
    secureCode,
    until: clock.now().getTime() + PASS_SECONDS * 1000,
  };
  const sealed = await sealData(pass, { password: secrets.pageKey(), ttl: PASS_SECONDS });
  return hostCookie(settings, nameOf(code), sealed, PASS_SECONDS);
}

/** Returns whether a `Cookie` header opens the page of a code that this secure code protects. */
export const hasPass = async (
  context: Sealing,
  header: string | undefined,
  code: string,
  secureCode: string,
): Promise<boolean> => (await passIn(context, header, code))?.secureCode === secureCode;

/** Returns the pass for the page of a code that a `Cookie` header holds; undefined where that is none of ours, or too old. */
export async function passIn(
  { clock, secrets, settings }: Sealing,
  header: string | undefined,
  code: string,
): Promise<z.infer<typeof Pass> | undefined> {
  const name = nameOf(code);
  const sealed = header?.includes(name) ? parseCookie(header)[hostCookieName(settings, name)] : undefined;
  if (!sealed) return undefined;
  const data: unknown = await unsealData(sealed, { password: secrets.pageKey(), ttl: PASS_SECONDS }).catch(
    () => undefined,
  );
  const pass = Pass.safeParse(data).data;
  return pass?.code === code && pass.until > clock.now().getTime() ? pass : undefined;
}
