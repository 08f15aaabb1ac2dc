import { ROUTES, type User } from '@qlaim/backend/contract';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';

export function signedIn(user: User): void {
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: true, user }));
  answerRoute(ROUTES.me, () => ({ user }));
  answerRoute(ROUTES.signInMethods, () => ({ password: true, google: false, googleOffered: false }));
}

export function signedOut(): void {
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: false, user: null }));
  refuseRoute(ROUTES.me, 'signed_out');
}
