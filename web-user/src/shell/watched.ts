import {
  readWatched,
  WATCHED_COOKIE,
  WATCHED_COOKIE_SECONDS,
  type WatchedCode,
  writeWatched,
} from '@qlaim/backend/contract';
import { readCookie, writeCookie } from '@qlaim/web-kit';

/** It is stored, because a phone may unload the page while its camera is open. Without cookies, no page waits for a scan. */
export const watched = {
  keep: (code: WatchedCode): void => writeCookie(WATCHED_COOKIE, writeWatched(code), WATCHED_COOKIE_SECONDS),
  recall: (): WatchedCode | undefined => readWatched(readCookie(WATCHED_COOKIE)),
  forget: (): void => writeCookie(WATCHED_COOKIE, '', 0),
};
