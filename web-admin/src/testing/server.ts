import { ADMIN_ROUTES, type AdminCode, type BannerTexts } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, type NoticeRow, type SharedView } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';

export const ADMIN = aUser({ role: 'admin', email: 'ada@example.com' });

/** Reads everything, and changes nothing. */
export const AUDITOR = aUser({ role: 'auditor', email: 'otto@example.com' });

/** Responds with the shared views, as they are at each call. */
export const shareViews = (views: readonly SharedView[]) =>
  answerRoute(CONSOLE_ROUTES.sharedViews, () => ({ views: [...views] }));

/** The server answers a signed-in person, and has no shared view. */
export function signedInTo(user: typeof ADMIN): void {
  answerRoute(ADMIN_ROUTES.loginStatus, () => ({ loggedIn: true, user }));
  shareViews([]);
}

/** As above, where the sections count the notices: there are none. */
export function signedIn(user = ADMIN): void {
  signedInTo(user);
  listNotices();
}

/** Responds with notices, as they are at each call. */
export const listNotices = (...notices: readonly NoticeRow[]) =>
  answerRoute(CONSOLE_ROUTES.notices, () => [...notices], {
    'content-range': `notices 0-${Math.max(0, notices.length - 1)}/${notices.length}`,
  });

export function signedOut(): void {
  answerRoute(ADMIN_ROUTES.loginStatus, () => ({ loggedIn: false, user: null }));
}

/** Responds with `codes` as the first page of `total` codes. */
export function listCodes(codes: AdminCode[], total = codes.length) {
  const range = codes.length === 0 ? '*' : `0-${codes.length - 1}`;
  return answerRoute(ADMIN_ROUTES.adminCodes, () => codes, { 'content-range': `codes ${range}/${total}` });
}

export function readBanners(...bannerTexts: BannerTexts[]) {
  return answerRoute(ADMIN_ROUTES.banners, () => ({ bannerTexts }));
}
