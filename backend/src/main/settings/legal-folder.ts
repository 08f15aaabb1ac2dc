import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asLanguage, LANGUAGES } from '../../contract/language.ts';
import {
  ALWAYS_PUBLISHED,
  asLegalPage,
  LEGAL_PAGES,
  type LegalPage,
} from '../../contract/legal/legal-page.ts';
import type { LegalSettings, LegalTexts, TermsVersion } from '../../http/edge/settings/legal-settings.ts';
import { ConfigError } from './config-error.ts';

/** A text longer than this is a mistake, such as a picture with the name of a text. Bytes. */
const MAX_BYTES = 256 * 1024;

const FILE = /^([a-z]+)(?:-(\d{4}-\d{2}-\d{2})(-minor)?)?\.([a-z]{2})\.md$/;

interface LegalFile {
  readonly page: LegalPage;
  /** Undefined for a page without versions. */
  readonly version: { readonly day: string; readonly asks: boolean } | undefined;
  readonly texts: LegalTexts;
}

/**
 * Reads the texts of the legal pages: `imprint.de.md`, and terms as `terms-2026-12-01.de.md`. `-minor` after the day asks nobody
 * to accept the version. Throws `ConfigError` with a line for each file that is none of these.
 * @param folder undefined for none
 */
export function readLegalFolder(
  folder: string | undefined,
  contact: string,
): Omit<LegalSettings, 'retention'> {
  const files = folder === undefined ? [] : readFiles(folder);
  const texts: { [Page in Exclude<LegalPage, 'terms'>]?: LegalTexts } = {};
  const versions = new Map<string, TermsVersion>();
  for (const file of files) {
    const { page, version } = file;
    if (page !== 'terms') texts[page] = { ...texts[page], ...file.texts };
    else if (version) {
      const before = versions.get(version.day);
      if (before && before.asks !== version.asks)
        throw new ConfigError(
          `LEGAL_DIR ${folder}: terms-${version.day} is minor in some languages, but not in all`,
        );
      versions.set(version.day, { ...version, texts: { ...before?.texts, ...file.texts } });
    }
  }
  const terms = [...versions.values()].sort((a, b) => (a.day < b.day ? 1 : -1));
  const written = (page: LegalPage) => (page === 'terms' ? terms.length > 0 : texts[page] !== undefined);
  const published = LEGAL_PAGES.filter((page) => written(page) || ALWAYS_PUBLISHED.includes(page));
  return { published, texts, terms, contact };
}

function readFiles(folder: string): readonly LegalFile[] {
  const names = namesIn(folder);
  const wrong: string[] = [];
  const files = names.flatMap((name) => {
    const file = readFile(folder, name);
    if (typeof file !== 'string') return [file];
    wrong.push(`LEGAL_DIR ${folder}: ${name} ${file}`);
    return [];
  });
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return files;
}

/** Hidden files are those of the system, such as the links of a volume in Kubernetes. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new ConfigError(`LEGAL_DIR ${folder} is no folder that can be read${code}`);
  }
}

/** Returns a file, or what is wrong with it. */
function readFile(folder: string, name: string): LegalFile | string {
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
