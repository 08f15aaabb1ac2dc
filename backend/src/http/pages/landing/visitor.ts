import type { LandingVisitor } from '../../../contract/landing-page.ts';
import { mayClaim } from '../../../domain/account/may-claim.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';

/** Returns who looks at a page, as far as the page shows it. */
export function visitorOf(caller: SignedInCaller | undefined): LandingVisitor {
  if (!caller) return { kind: 'stranger' };
  const { account } = caller;
  switch (mayClaim(account)) {
    case 'never':
      return { kind: 'admin' };
    case 'once-verified':
      return { kind: 'unverified' };
    case 'now':
      return { kind: 'user', name: `${account.firstName} ${account.lastName}`.trim(), email: account.email };
  }
}
