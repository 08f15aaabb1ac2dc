import { LANGUAGES, type Language } from '../../../contract/language.ts';
import type { SCAN_PAGES } from '../../../contract/pages.ts';

export type PageKind = keyof typeof SCAN_PAGES;

/** Names one page of a code in one language. */
export interface PageName {
  readonly code: string;
  readonly kind: PageKind;
  readonly language: Language;
}

const KINDS = ['info', 'image-videos'] as const satisfies readonly PageKind[];

export const keyOf = ({ code, kind, language }: PageName): string => `${code}/${kind}/${language}`;

/** Returns the keys of all pages of a code. */
export const keysOf = (code: string): readonly string[] =>
  KINDS.flatMap((kind) => LANGUAGES.map((language) => keyOf({ code, kind, language })));
