import { parseCookie } from 'cookie';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import type { CommandContext } from '../../../commands/context.ts';
import type { HttpSettings } from '../settings/settings.ts';
import { hostCookie, hostCookieName } from './host-cookie.ts';

const COOKIE = 'qlaim_browser';
const SECONDS = 180 * 24 * 60 * 60;
/** The most accounts that one browser is known to. */
const ACCOUNTS = 4;

/**
 * The content of the sealed cookie: for each account that it is known to, the keyed hash of the e-mail, a name of this
 * browser, and how it became known. Only who signed in once has shown the password.
 */
const Known = z.object({
  accounts: z.array(z.object({ emailKey: z.string(), id: z.string(), by: z.enum(['sign-in', 'sign-up']) })),
});
type Account = z.infer<typeof Known>['accounts'][number];

/** What seals the cookie of a browser. */
export interface BrowserPorts extends Pick<CommandContext, 'secrets' | 'random'> {
  readonly settings: Pick<HttpSettings, 'publicUrl'>;
}

/**
 * Returns what names this browser to an account, where it signed in to it or signed it up. Strangers can't use up the
 * tries of such a browser (OWASP, device cookies). It opens nothing.
 */
export async function findBrowser(
  context: Pick<BrowserPorts, 'secrets' | 'settings'>,
  header: string | undefined,
  email: string,
): Promise<Account | undefined> {
  const emailKey = context.secrets.emailKey(email);
  return (await read(context, header)).find((account) => account.emailKey === emailKey);
}

/** Returns the `Set-Cookie` header that makes this browser known to an account; undefined where it is already. */
export async function rememberBrowser(
  context: BrowserPorts,
  header: string | undefined,
  email: string,
  by: Account['by'],
): Promise<string | undefined> {
  const { secrets, settings, random } = context;
  const emailKey = secrets.emailKey(email);
  const known = await read(context, header);
  const before = known.find((account) => account.emailKey === emailKey);
  if (before && (before.by === by || before.by === 'sign-in')) return undefined;
  const others = known.filter((account) => account !== before).slice(0, ACCOUNTS - 1);
  const content: z.infer<typeof Known> = { accounts: [{ emailKey, id: random.uuid(), by }, ...others] };
  const sealed = await sealData(content, { password: secrets.browserKey(), ttl: SECONDS });
  return hostCookie(settings, COOKIE, sealed, SECONDS);
}

async function read(
  { secrets, settings }: Pick<BrowserPorts, 'secrets' | 'settings'>,
  header: string | undefined,
): Promise<readonly Account[]> {
  const sealed = header?.includes(COOKIE) ? parseCookie(header)[hostCookieName(settings, COOKIE)] : undefined;
  if (!sealed) return [];
  const options = { password: secrets.browserKey(), ttl: SECONDS };
  const data: unknown = await unsealData(sealed, options).catch(() => undefined);
  return Known.safeParse(data).data?.accounts ?? [];
}
