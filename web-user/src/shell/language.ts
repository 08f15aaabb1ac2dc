import {
  asLanguage,
  DEFAULT_LANGUAGE,
  directionOf,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  type Language,
  pickLanguage,
} from '@qlaim/backend/texts';

/** The pages that have texts in every language. All others are in English. */
const TRANSLATED: readonly string[] = ['/login', '/register', '/reset'];

/** The choice of this page load, for a browser that stores no cookie. */
let choice: Language | undefined;

/** Returns the language that the visitor chose, else the first of the browser's that we have. */
export function preferredLanguage(): Language {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  const stored = asLanguage(cookie?.slice(LANGUAGE_COOKIE.length + 1));
  return choice ?? stored ?? pickLanguage(navigator.languages);
}

/** Stores the chosen language for a year, where the server looks for it, too. */
export function rememberLanguage(language: Language): void {
  choice = language;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and absent over http
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_COOKIE_SECONDS}; samesite=lax${secure}`;
}

/** Sets language and direction of the document. */
export function writeDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Whether the document arrived in the language that the browser prefers. */
export const isInPreferredLanguage = (): boolean =>
  !TRANSLATED.includes(location.pathname) || document.documentElement.lang === preferredLanguage();

/** Sets language and direction of the document before the first page is rendered. */
export function writeDocumentEarly(): void {
  if (TRANSLATED.includes(location.pathname)) writeDocument(preferredLanguage());
}

/** Returns the language of the shown page. */
export const shownLanguage = (): Language => asLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
