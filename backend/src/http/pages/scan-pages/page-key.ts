import { LANGUAGES, type Language } from '../../../contract/language.ts';
import { PAGE_KINDS, type PageKind } from '../../../contract/pages.ts';

/** Names one page of a code in one language. */
export interface PageName {
  readonly code: string;
  readonly kind: PageKind;
  readonly language: Language;
}

export const keyOf = ({ code, kind, language }: PageName): string => `${code}/${kind}/${language}`;

/** Returns the keys of all pages of a code. */
export const keysOf = (code: string): readonly string[] =>
  PAGE_KINDS.flatMap((kind) => LANGUAGES.map((language) => keyOf({ code, kind, language })));
