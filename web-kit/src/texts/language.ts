import {
  asLanguage,
  DEFAULT_LANGUAGE,
  directionOf,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  type Language,
  pickLanguage,
} from '@qlaim/backend/texts';

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
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and absent over http
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_COOKIE_SECONDS}; samesite=lax${secure}`;
  choice = storedLanguage() === language ? undefined : language;
}

function storedLanguage(): Language | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  return asLanguage(cookie?.slice(LANGUAGE_COOKIE.length + 1));
}

/** Sets language and direction of the document. */
export function writeDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Returns the language of the shown page. */
export const shownLanguage = (): Language => asLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
