import { may } from '../../../contract/access/permissions.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { protectionOf, type QrCode } from '../../../domain/qr-code/state.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { hasKeys, hasPass, passIn } from './page-pass.ts';
import type { ScanPagePorts } from './ports.ts';

/** A visitor of a page. `caller` reads the session. */
export interface PageVisitor {
  readonly cookies: string | undefined;
  caller(): Promise<SignedInCaller | undefined>;
}

/** A visitor who has no session and no pass. */
export const STRANGER: PageVisitor = { cookies: undefined, caller: async () => undefined };

/**
 * Returns whether a visitor may see the content of a code: anyone where no secure code protects it, its owner, who
 * may save any code, and a browser that entered the secure code (section 4). `caller` is asked only where it matters.
 */
export async function maySee(
  context: ScanPagePorts,
  code: string,
  state: QrCode,
  { cookies, caller }: PageVisitor,
): Promise<boolean> {
  const secureCode = protectionOf(state);
  if (secureCode === null || (await hasPass(context, cookies, code, secureCode))) return true;
  return isOfHouse(await caller(), state);
}

/**
 * Returns whether a visitor gets the page from the log and not from memory: its owner and who may save any
 * code, who see a save at once, and a browser with a pass. The keys are checked first, so that nothing is read for a cookie that only has their name.
 */
export async function passesCache(
  context: ScanPagePorts,
  code: string,
  { cookies, caller }: PageVisitor,
): Promise<boolean> {
  if (!hasKeys(cookies, code)) return false;
  const pass = await passIn(context, cookies, code);
  const visitor = await caller();
  if (!pass && !visitor?.account.emailVerified) return false;
  const { state } = await context.log.load(QR_CODE, code);
  return isOfHouse(visitor, state) || (pass !== undefined && pass.secureCode === protectionOf(state));
}

/** Whether a caller is the owner of a code, or may save any. */
export const isOfHouse = (visitor: SignedInCaller | undefined, { owner }: QrCode): boolean =>
  visitor?.account.emailVerified === true && (may(visitor.role, 'content.manage') || visitor.id === owner);
