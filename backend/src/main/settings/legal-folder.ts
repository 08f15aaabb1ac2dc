import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ALWAYS_PUBLISHED, LEGAL_PAGES, type LegalPage } from '../../contract/legal/legal-page.ts';
import type { LegalSettings, LegalTexts, TermsVersion } from '../../http/edge/settings/legal-settings.ts';
import { ConfigError } from './config-error.ts';
import { asDomain } from './environment.ts';
import { type LegalFile, readLegalFile } from './legal-file.ts';

type Texts = LegalSettings['texts'];
type Legal = Omit<LegalSettings, 'retention'>;

/**
 * Reads the texts of the legal pages: `imprint.de.md`, and terms as `terms-2026-12-01.de.md`. `-minor` after the day asks nobody
 * to accept the version. A folder with the name of a domain holds texts that serve there alone. Terms there take the place of all others.
 * Throws `ConfigError` with a line for each file that is none of these.
 * @param folder undefined for none
 * @returns the legal pages of a domain
 */
export function readLegalFolder(folder: string | undefined, contact: string): (domain: string) => Legal {
  const names = folder === undefined ? [] : namesIn(folder);
  const wrong: string[] = [];
  const filesOf = (below: string, named: readonly string[]): readonly LegalFile[] =>
    named.flatMap((name) => {
      const file = readLegalFile(join(folder ?? '', below), name);
      if (typeof file !== 'string') return [file];
      wrong.push(`LEGAL_DIR ${folder}: ${join(below, name)} ${file}`);
      return [];
    });
  // Links are followed: a volume of Kubernetes has no other folders.
  const isDomain = (name: string) =>
    asDomain(name) === name &&
    statSync(join(folder ?? '', name), { throwIfNoEntry: false })?.isDirectory() === true;
  const domains = names.filter(isDomain);
  const common = filesOf(
    '',
    names.filter((name) => !domains.includes(name)),
  );
  const ofDomains = new Map(
    domains.map((name) => {
      const path = join(folder ?? '', name);
      return [name, heldBy(filesOf(name, namesIn(path)), path)];
    }),
  );
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  const held = heldBy(common, folder ?? '');
  return (domain) => legalOf(held, ofDomains.get(domain) ?? NOTHING, domain, contact);
}

/** What a folder holds. */
interface Held {
  readonly texts: Texts;
  readonly terms: readonly TermsVersion[];
}

const NOTHING: Held = { texts: {}, terms: [] };

const heldBy = (files: readonly LegalFile[], folder: string): Held => ({
  texts: textsOf(files),
  terms: termsOf(files, folder),
});

const writtenIn = ({ texts, terms }: Held, page: LegalPage): boolean =>
  page === 'terms' ? terms.length > 0 : texts[page] !== undefined;

function legalOf(common: Held, own: Held, domain: string, contact: string): Legal {
  const ownTerms = own.terms.length > 0;
  const held: Held = { texts: { ...common.texts, ...own.texts }, terms: ownTerms ? own.terms : common.terms };
  return {
    published: LEGAL_PAGES.filter((page) => writtenIn(held, page) || ALWAYS_PUBLISHED.includes(page)),
    ownPages: LEGAL_PAGES.filter((page) => writtenIn(own, page)),
    links: {},
    ...held,
    termsOf: ownTerms ? domain : null,
    contact,
  };
}

function textsOf(files: readonly LegalFile[]): Texts {
  const texts: { [Page in Exclude<LegalPage, 'terms'>]?: LegalTexts } = {};
  for (const file of files) {
    if (file.page !== 'terms') texts[file.page] = { ...texts[file.page], ...file.texts };
  }
  return texts;
}

function termsOf(files: readonly LegalFile[], folder: string): readonly TermsVersion[] {
  const versions = new Map<string, TermsVersion>();
  for (const { version, texts } of files) {
    if (!version) continue;
    const before = versions.get(version.day);
    if (before && before.asks !== version.asks)
      throw new ConfigError(
        `LEGAL_DIR ${folder}: terms-${version.day} is minor in some languages, but not in all`,
      );
    versions.set(version.day, { ...version, link: undefined, texts: { ...before?.texts, ...texts } });
  }
  return [...versions.values()].sort((a, b) => (a.day < b.day ? 1 : -1));
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
