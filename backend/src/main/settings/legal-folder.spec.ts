import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLegalFolder } from './legal-folder.ts';

const CONTACT = 'shop@example.com';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'legal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Readonly<Record<string, string | Buffer>>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};
const read = (domain = 'codes.example.org') => readLegalFolder(folder, CONTACT)(domain);

describe('the folder of the legal pages', () => {
  it('need not exist: privacy, accessibility and rules are always published', () => {
    expect(readLegalFolder(undefined, CONTACT)('codes.example.org')).toEqual({
      published: ['privacy', 'accessibility', 'rules'],
      ownPages: [],
      links: {},
      texts: {},
      terms: [],
      termsOf: null,
      contact: CONTACT,
    });
  });

  it('holds a text for each page and language, and versions of the terms', () => {
    write({
      'imprint.de.md': 'Firma',
      'imprint.en.md': 'Company',
      'rules.ar.md': 'قواعد',
      'terms-2026-01-31.en.md': 'Old',
      'terms-2026-12-01.en.md': 'New',
      'terms-2026-12-01.de.md': 'Neu',
      'terms-2026-12-24-minor.en.md': 'Typing error',
    });
    mkdirSync(join(folder, '..data'));
    const legal = read();
    expect(legal.published).toEqual(['imprint', 'privacy', 'terms', 'accessibility', 'rules']);
    expect(legal.texts).toEqual({ imprint: { de: 'Firma', en: 'Company' }, rules: { ar: 'قواعد' } });
    expect(legal.terms).toEqual([
      { day: '2026-12-24', asks: false, link: undefined, texts: { en: 'Typing error' } },
      { day: '2026-12-01', asks: true, link: undefined, texts: { en: 'New', de: 'Neu' } },
      { day: '2026-01-31', asks: true, link: undefined, texts: { en: 'Old' } },
    ]);
  });

  it('holds texts of one domain in a folder with its name, which inherits the others', () => {
    write({ 'imprint.de.md': 'Firma', 'privacy.de.md': 'Daten', 'terms-2026-12-01.de.md': 'AGB' });
    mkdirSync(join(folder, 'codes.example.fr'));
    write({
      'codes.example.fr/imprint.fr.md': 'Société',
      'codes.example.fr/contact.fr.md': 'Contact',
    });
    const legal = read('codes.example.fr');
    expect(legal.published).toEqual(['imprint', 'privacy', 'terms', 'contact', 'accessibility', 'rules']);
    expect(legal.ownPages).toEqual(['imprint', 'contact']);
    expect(legal.texts.imprint).toEqual({ fr: 'Société' });
    expect(legal.texts.privacy).toEqual({ de: 'Daten' });
    expect(legal.terms.map(({ day }) => day)).toEqual(['2026-12-01']);
    expect(read().texts).toEqual({ imprint: { de: 'Firma' }, privacy: { de: 'Daten' } });
    expect(read().ownPages).toEqual([]);
  });

  it('holds terms of one domain, which take the place of all others there', () => {
    mkdirSync(join(folder, 'codes.example.fr'));
    write({
      'terms-2027-01-01.en.md': 'New',
      'codes.example.fr/terms-2026-12-01.fr.md': 'CGU',
      'codes.example.fr/terms-2026-06-01.fr.md': 'Anciennes CGU',
    });
    const { ownPages, published, terms, termsOf } = read('codes.example.fr');
    expect(terms.map(({ day }) => day)).toEqual(['2026-12-01', '2026-06-01']);
    expect({ ownPages, termsOf }).toEqual({ ownPages: ['terms'], termsOf: 'codes.example.fr' });
    expect(published).toContain('terms');
    expect(read().terms.map(({ day }) => day)).toEqual(['2027-01-01']);
    expect(read().termsOf).toBeNull();
  });

  it('names a file of a domain that is none', () => {
    mkdirSync(join(folder, 'codes.example.fr'));
    write({ 'codes.example.fr/impressum.fr.md': 'x' });
    expect(read).toThrow(/codes\.example\.fr\/impressum\.fr\.md must be named as /);
  });

  it.each([
    ['impressum.de.md', 'must be named as a page and a language'],
    ['imprint.it.md', 'must be named as a page and a language'],
    ['imprint.md', 'must be named as a page and a language'],
    ['notes.txt', 'must be named as a page and a language'],
    ['terms.de.md', 'must have a day in its name'],
    ['imprint-2026-12-01.de.md', 'must have a day in its name'],
    ['terms-2026-02-30.de.md', 'has no day of the calendar'],
  ])('refuses %s in words', (name, words) => {
    write({ [name]: 'text' });
    expect(read).toThrow(`${name} ${words}`);
  });

  it('refuses what is no text, or empty, each with its name', () => {
    write({
      'imprint.de.md': Buffer.from([0xff, 0xfe, 0x00]),
      'contact.de.md': ' \n',
      'rules.de.md': 'x'.repeat(300_000),
    });
    expect(read).toThrow(
      /contact\.de\.md is empty\n.*imprint\.de\.md must be readable text in UTF-8.*\n.*rules\.de\.md must be readable/,
    );
  });

  it('refuses a version that is minor in one language only', () => {
    write({ 'terms-2026-12-01.de.md': 'a', 'terms-2026-12-01-minor.en.md': 'b' });
    expect(read).toThrow('terms-2026-12-01 is minor in some languages, but not in all');
  });

  it('refuses a folder that is missing', () => {
    expect(() => readLegalFolder(join(folder, 'none'), CONTACT)).toThrow(
      'is no folder that can be read (ENOENT)',
    );
  });
});
