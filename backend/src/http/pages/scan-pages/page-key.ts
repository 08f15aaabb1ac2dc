import { LANGUAGES, type Language } from '../../../contract/language.ts';
import { PAGE_KINDS, type PageKind } from '../../../contract/pages.ts';

/** Names one page of a code in one language, at a domain. */
export interface PageName {
  readonly domain: string;
  readonly code: string;
  readonly kind: PageKind;
  readonly language: Language;
}

export const keyOf = ({ domain, code, kind, language }: PageName): string =>
  `${code}/${kind}/${language}/${domain}`;

/** Returns the keys of all pages of a code at some domains. */
export const keysOf = (code: string, domains: readonly string[]): readonly string[] =>
  domains.flatMap((domain) =>
    PAGE_KINDS.flatMap((kind) => LANGUAGES.map((language) => keyOf({ domain, code, kind, language }))),
  );
