import {
  asLanguage,
  DEFAULT_LANGUAGE,
  directionOf,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  type Language,
  pickLanguage,
} from '@qlaim/backend/texts';
import { readCookie, writeCookie } from '../cookies.ts';

/** The choice of this page load, for a browser that stores no cookie. */
let choice: Language | undefined;

/**
 * Returns the language that the visitor chose in this browser, else that of the account, else the first of the browser's
 * that we have.
 */
export const preferredLanguage = (ofAccount?: Language): Language =>
  choice ?? storedLanguage() ?? ofAccount ?? pickLanguage(navigator.languages);

/** Stores the chosen language for a year, where the server looks for it, too. */
export function rememberLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_SECONDS);
  choice = storedLanguage() === language ? undefined : language;
}

const storedLanguage = (): Language | undefined => asLanguage(readCookie(LANGUAGE_COOKIE));

/** Sets language and direction of the document. */
export function writeDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Returns the language of the shown page. */
export const shownLanguage = (): Language => asLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
