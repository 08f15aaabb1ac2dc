import { protectionOf, type QrCode } from '../../domain/qr-code/state.ts';
import type { SignedInCaller } from '../caller.ts';
import type { HttpContext } from '../context.ts';
import { hasPass } from './page-pass.ts';

/** A visitor of a page. `caller` reads the session. */
export interface PageVisitor {
  readonly cookies: string | undefined;
  caller(): Promise<SignedInCaller | undefined>;
}

/** A visitor who has no session and no pass. */
export const STRANGER: PageVisitor = { cookies: undefined, caller: async () => undefined };

/**
 * Returns whether a visitor may see the content of a code: anyone where no secure code protects it, its owner, admins,
 * and a browser that entered the secure code (section 4). `caller` is asked only where it matters.
 */
export async function maySee(
  context: HttpContext,
  code: string,
  state: QrCode,
  { cookies, caller }: PageVisitor,
): Promise<boolean> {
  const secureCode = protectionOf(state);
  if (secureCode === null || (await hasPass(context, cookies, code, secureCode))) return true;
  const visitor = await caller();
  if (!visitor?.account.emailVerified) return false;
  return visitor.role === 'admin' || visitor.id === state.owner;
}
