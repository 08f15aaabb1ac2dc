import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asLanguage, LANGUAGES } from '../../contract/language.ts';
import { asLegalPage, LEGAL_PAGES, type LegalPage } from '../../contract/legal/legal-page.ts';
import type { LegalTexts } from '../../http/edge/settings/legal-settings.ts';

/** A text longer than this is a mistake, such as a picture with the name of a text. Bytes. */
const MAX_BYTES = 256 * 1024;

const FILE = /^([a-z]+)(?:-(\d{4}-\d{2}-\d{2})(-minor)?)?\.([a-z]{2})\.md$/;

/** A text of a legal page. */
export interface LegalFile {
  readonly page: LegalPage;
  /** Undefined for a page without versions. */
  readonly version: { readonly day: string; readonly asks: boolean } | undefined;
  readonly texts: LegalTexts;
}

/** Returns a file, or what is wrong with it. */
export function readLegalFile(folder: string, name: string): LegalFile | string {
  const [, page = '', day, minor, tag] = FILE.exec(name) ?? [];
  const known = asLegalPage(page);
  const language = asLanguage(tag);
  if (known === undefined || language === undefined)
    return `must be named as a page and a language, such as imprint.de.md. Pages: ${LEGAL_PAGES.join(', ')}; languages: ${LANGUAGES.join(', ')}`;
  if ((known === 'terms') !== (day !== undefined))
    return 'must have a day in its name where it holds terms, and there only: terms-2026-12-01.de.md';
  if (day !== undefined && !isDay(day)) return 'has no day of the calendar in its name';
  const text = textOf(join(folder, name));
  if (text === undefined) return 'must be readable text in UTF-8, of at most 256 KB';
  if (text.trim() === '') return 'is empty';
  const version = day === undefined ? undefined : { day, asks: minor === undefined };
  return { page: known, version, texts: { [language]: text } };
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

function textOf(path: string): string | undefined {
  try {
    if (statSync(path).size > MAX_BYTES) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    return undefined;
  }
}
