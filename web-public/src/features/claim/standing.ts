import {
  ApiError,
  type Barcode,
  canonicalShortCode,
  type PublicBarcode,
  ROUTES,
  type User,
} from '@qlaim/backend/contract';
import { adviceAfter } from '@qlaim/web-kit/failures';
import { client } from '../../api/client.ts';
import type { Reason } from '../../shell/reasons.ts';

/** The state of a code from the visitor's point of view. */
export type Standing =
  | { readonly kind: 'claimable'; readonly code: string; readonly user: User | null }
  | { readonly kind: 'yours'; readonly code: string }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'unreachable'; readonly advice: string };

/** Returns the reason that a code is not claimable. */
export function reasonAgainst(barcode: PublicBarcode): Reason {
  if (!barcode.isActive) return 'disabled';
  if (barcode.claimed) return 'claimed';
  return barcode.restricted ? 'nonpaying' : 'not-ready';
}

function standingOf(barcode: Barcode | PublicBarcode, user: User | null): Standing {
  const code = barcode.shortCode;
  if (barcode.claimable) return { kind: 'claimable', code, user };
  if ('user' in barcode && barcode.user !== null && barcode.user._id === user?._id)
    return { kind: 'yours', code };
  return { kind: 'refused', reason: reasonAgainst(barcode) };
}

export async function findStanding(text: string): Promise<Standing> {
  const code = canonicalShortCode(text);
  if (code === undefined) return { kind: 'refused', reason: 'unknown' };
  try {
    const [{ barcode }, user] = await Promise.all([
      client(ROUTES.code, { params: { code } }),
      signedInUser(),
    ]);
    return standingOf(barcode, user);
  } catch (error) {
    const unknown = error instanceof ApiError && error.status === 404;
    return unknown
      ? { kind: 'refused', reason: 'unknown' }
      : { kind: 'unreachable', advice: adviceAfter(error) };
  }
}

/** A failure counts as signed out, because the claim itself fetches the user again. */
async function signedInUser(): Promise<User | null> {
  return client(ROUTES.loginStatus, {}).then(
    ({ user }) => user,
    () => null,
  );
}
