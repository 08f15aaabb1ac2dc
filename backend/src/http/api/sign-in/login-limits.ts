import type { Request } from 'express';
import { type BrowserPorts, findBrowser } from '../../edge/caller/known-browsers.ts';
import {
  forgive,
  fromAddress,
  giveBack,
  type Limited,
  type LimitPorts,
  limit,
  RULES,
  type Take,
} from '../../edge/limits/limits.ts';

/** A sign-in that may be tried. */
interface Allowed {
  readonly ok: true;
  /** Call it for a right password: the limits count the wrong ones. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Counts a try to sign in. Tries of strangers count for the account, over all addresses: the wait after them rises from a
 * minute to an hour at most. A browser that signed in to the account before has tries of its own, which they can't use up.
 */
export async function takeLogin(
  context: LimitPorts & Pick<BrowserPorts, 'secrets' | 'settings'>,
  request: Request,
  email: string,
): Promise<Allowed | Limited> {
  const browser = await findBrowser(context, request.headers.cookie, email);
  if (browser?.by === 'sign-in') {
    const own = [RULES.loginByBrowser, browser.id] as const;
    if (!(await limit(context, own))) return { ok: true, succeeded: () => forgive(context, ...own) };
  }
  const byAccount: readonly Take[] = [
    [RULES.loginByEmail, email],
    [RULES.loginByEmailLonger, email],
    [RULES.loginByEmailLongest, email],
  ];
  const limited = await limit(context, ...fromAddress(RULES.loginByAddress, request), ...byAccount);
  if (limited) return limited;
  return {
    ok: true,
    succeeded: async () => {
      for (const take of byAccount) await giveBack(context, ...take);
    },
  };
}
