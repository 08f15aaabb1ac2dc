import { parseCookie } from 'cookie';
import type { FirstAnswers } from '../../../contract/app-page.ts';
import { readWatched, WATCHED_COOKIE } from '../../../contract/device/watched-code.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { bannerTexts } from '../../../read-models/banners/banners.ts';
import { codesOwnedBy } from '../../../read-models/codes/queries.ts';
import { findCaller, termsToAccept } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { barcodeViews } from '../../views/barcodes.ts';
import { userView } from '../../views/user.ts';
import type { OwnerPagePorts } from './ports.ts';

/** More codes take the app and the network longer than a call of their own. */
const MOST_CODES = 200;

/**
 * Returns what the list of codes asks the API for first, as its routes answer it; undefined for anyone that the list would
 * send to another page.
 */
export async function answersForList(
  context: OwnerPagePorts,
  cookie: SessionCookie,
  header: string | undefined,
): Promise<FirstAnswers | undefined> {
  const caller = await findCaller(context, cookie, header);
  if (!caller?.account.emailVerified || caller.role !== 'user') return undefined;
  if (termsToAccept(context, caller) !== undefined) return undefined;
  const [rows, banner] = await Promise.all([
    codesOwnedBy(context.store, caller.id),
    bannerTexts(context.store),
  ]);
  if (rows.length > MOST_CODES) return undefined;
  const { user } = ROUTES.me.answer.parse({ user: userView(caller.id, caller.account) });
  const { bannerTexts: banners } = ROUTES.banners.answer.parse({ bannerTexts: [banner] });
  const { barcodes } = ROUTES.codesOfUser.answer.parse({ barcodes: await barcodeViews(context, rows) });
  const watched = readWatched(parseCookie(header ?? '')[WATCHED_COOKIE]) ?? null;
  return { user, banner: banners[0], barcodes, watched };
}
