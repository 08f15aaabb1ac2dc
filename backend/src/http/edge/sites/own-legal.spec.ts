import { describe, expect, it } from 'vitest';
import { NOTHING_OWN } from '../../../domain/domain-settings/decide.ts';
import { someSettings } from '../../../testing/settings.ts';
import type { LegalSettings } from '../settings/legal-settings.ts';
import { newestTerms } from '../settings/newest-terms.ts';
import { withOwnLinks } from './own-legal.ts';

const GERMAN = 'codes.example.de';
const LINK = 'https://bags.example/agb';
const TERMS = { ...NOTHING_OWN, terms: LINK, termsDay: '2026-12-01' };

const written = (day: string) => ({ day, asks: true, texts: { de: 'AGB' }, link: undefined });
const { legal } = someSettings();
const installation: LegalSettings = {
  ...legal,
  published: ['privacy', 'terms', 'accessibility', 'rules'],
  terms: [written('2027-01-01')],
};

describe('the legal pages of a domain', () => {
  it('are those of the installation where it names none', () => {
    expect(withOwnLinks(installation, NOTHING_OWN, GERMAN)).toBe(installation);
    expect(newestTerms(installation)).toEqual({ domain: null, version: '2027-01-01', link: null });
  });

  it('may stand elsewhere, in the order of their links', () => {
    const own = {
      ...NOTHING_OWN,
      imprint: 'https://bags.example/imprint',
      privacy: 'https://bags.example/privacy',
    };
    const { published, ownPages, links, terms } = withOwnLinks(installation, own, GERMAN);
    expect(published).toEqual(['imprint', 'privacy', 'terms', 'accessibility', 'rules']);
    expect(ownPages).toEqual(['imprint', 'privacy']);
    expect(links).toEqual({ imprint: own.imprint, privacy: own.privacy });
    expect(terms).toBe(installation.terms);
  });

  it('have terms of their own, which take the place of those of the installation', () => {
    const at = withOwnLinks(installation, TERMS, GERMAN);
    expect(at.terms).toEqual([{ day: '2026-12-01', asks: true, texts: {}, link: LINK }]);
    expect(newestTerms(at)).toEqual({ domain: GERMAN, version: '2026-12-01', link: LINK });
  });

  it('keep earlier texts of the terms of the domain, so that who accepted them can read them', () => {
    const own: LegalSettings = {
      ...installation,
      terms: [written('2026-12-01'), written('2026-06-01')],
      termsOf: GERMAN,
    };
    const { terms } = withOwnLinks(own, TERMS, GERMAN);
    expect(terms.map(({ day, link }) => [day, link])).toEqual([
      ['2026-12-01', LINK],
      ['2026-06-01', undefined],
    ]);
  });
});
