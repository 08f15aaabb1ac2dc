import type { FirstAnswers } from '@qlaim/backend/contract';
import type { QueryClient } from '@tanstack/react-query';
import { rememberUser } from '../api/known-user.ts';
import { KEYS } from '../api/query-client.ts';

/** Caches answers under the keys of the calls that they answer. */
export function keepAnswers(
  queries: QueryClient,
  { user, google = false, banner, barcodes, watched }: FirstAnswers,
): void {
  if (user === null) queries.setQueryData(KEYS.loginStatus, { loggedIn: false, user, google });
  else rememberUser(queries, user);
  if (banner !== undefined) queries.setQueryData(KEYS.banners, banner);
  if (watched !== undefined) queries.setQueryData(KEYS.watched, watched);
  if (user !== null && barcodes !== undefined) queries.setQueryData(KEYS.codesOf(user._id), barcodes);
}
