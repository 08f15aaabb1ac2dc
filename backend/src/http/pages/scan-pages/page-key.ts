import type { Language } from '../../../contract/language.ts';
import type { PageKind } from '../../../contract/pages.ts';

/** Names one page of a code in one language, at a domain. */
export interface PageName {
  readonly domain: string;
  readonly code: string;
  readonly kind: PageKind;
  readonly language: Language;
}

export const keyOf = ({ domain, code, kind, language }: PageName): string =>
  `${code}/${kind}/${language}/${domain}`;

/** Returns the code in the key of a page. */
export const codeIn = (key: string): string => key.slice(0, key.indexOf('/'));
