import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import Negotiator from 'negotiator';
import {
  asLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_PARAMETER,
  type Language,
  pickLanguage,
} from '../../contract/language.ts';

/**
 * Returns the language of an answer: the one that the visitor chose in this browser, else that of the account, else the
 * first of `Accept-Language` that we have.
 */
export function languageOf(request: IncomingMessage, ofAccount?: Language): Language {
  const { cookie } = request.headers;
  const chosen = cookie?.includes(LANGUAGE_COOKIE) ? parseCookie(cookie)[LANGUAGE_COOKIE] : undefined;
  return asLanguage(chosen) ?? ofAccount ?? pickLanguage(new Negotiator(request).languages());
}

/** Returns the `Set-Cookie` header that remembers the language that a visitor chose. */
export const rememberLanguage = (language: Language, publicUrl: string): string =>
  stringifySetCookie({
    name: LANGUAGE_COOKIE,
    value: language,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
    maxAge: LANGUAGE_COOKIE_SECONDS,
  });

export interface LanguageChoice {
  readonly language: Language;
  /** Path and query of the page without the choice. */
  readonly address: string;
}

/** Returns the language that the query of a page's path chooses; undefined where it chooses none that we have. */
export function languageChoice(url: string): LanguageChoice | undefined {
  const [path = ''] = url.split('?', 1);
  const parameters = new URLSearchParams(url.slice(path.length));
  const language = asLanguage(parameters.get(LANGUAGE_PARAMETER) ?? undefined);
  if (language === undefined) return undefined;
  parameters.delete(LANGUAGE_PARAMETER);
  // A path that begins with two slashes would lead to another host.
  const own = `/${path.replace(/^[/\\]+/, '')}`;
  return { language, address: parameters.size === 0 ? own : `${own}?${parameters}` };
}
