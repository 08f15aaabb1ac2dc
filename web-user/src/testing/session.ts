import { ROUTES, type TwoStep, type User } from '@qlaim/backend/contract';
import { aBarcode } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';

export function signedIn(user: User): void {
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: true, user }));
  answerRoute(ROUTES.me, () => ({ user }));
  answerSecurity();
}

/** Answers what the profile asks for beside the user: a password, no second step, no passkey, and one session. */
export function answerSecurity(twoStep: Partial<TwoStep> = {}): void {
  const at = new Date().toISOString();
  const session = { id: 'here', browser: 'Firefox', os: 'Windows', openedAt: at, seenAt: at, current: true };
  const off = { on: false, required: false, recoveryCodesLeft: 0, hasPassword: true };
  answerRoute(ROUTES.signInMethods, () => ({ password: true, google: false, googleOffered: false }));
  answerRoute(ROUTES.sessions, () => ({ sessions: [session] }));
  answerRoute(ROUTES.passkeys, () => ({ passkeys: [] }));
  answerRoute(ROUTES.twoStep, () => ({ ...off, ...twoStep }));
}

/** Answers as to a stranger. Every code can be claimed. */
export function signedOut(): void {
  answerRoute(ROUTES.code, ({ params }) => ({ barcode: aBarcode({ _id: params.id, claimable: true }) }));
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: false, user: null }));
  refuseRoute(ROUTES.me, 'signed_out');
}
