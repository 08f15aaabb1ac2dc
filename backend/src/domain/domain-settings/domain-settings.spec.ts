import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { NOTHING_OWN, type OwnSettings, settingsOf } from './decide.ts';
import { DOMAIN_SETTINGS } from './domain-settings.ts';
import type { DomainSettingsEvent } from './events.ts';

const LOGO = '0199a3c0-7d1e-7abc-8def-0123456789ab-320x96.png';
const LOOKS = { name: 'Wool & Co', colour: '#7a1f3d', storefront: 'https://wool.example' };
const TERMS = { terms: 'https://wool.example/terms', termsDay: '2026-12-01' };
const looks: OwnSettings = { ...NOTHING_OWN, ...LOOKS, logo: LOGO };
const [GERMAN, FRENCH] = ['codes.example.de', 'codes.example.fr'];

type Changed = DomainSettingsEvent['data'];
const changed = (domain: string, own: Partial<Changed>): DomainSettingsEvent => ({
  type: 'DomainSettingsChanged',
  data: { domain, name: null, colour: null, storefront: null, ...own },
});
const withLogo = changed(GERMAN, { ...LOOKS, logo: LOGO });
const givenDomains = (...history: readonly DomainSettingsEvent[]) => given(DOMAIN_SETTINGS, ...history);

describe('the settings of a domain', () => {
  it('are set as a whole', () =>
    givenDomains()
      .when({ domain: GERMAN, ...looks })
      .then(withLogo));
  it('are left alone where nothing changes', () =>
    givenDomains(withLogo)
      .when({ domain: GERMAN, ...looks })
      .thenNothing());
  it('are none before the first change, so that inheriting changes nothing', () =>
    givenDomains(changed(FRENCH, LOOKS))
      .when({ domain: GERMAN, ...NOTHING_OWN })
      .thenNothing());
  it('change where the logo alone does', () =>
    givenDomains(withLogo)
      .when({ domain: GERMAN, ...looks, logo: null })
      .then(changed(GERMAN, LOOKS)));
  it('hold where the own legal pages stand, and of which day the terms are', () =>
    givenDomains(changed(GERMAN, LOOKS))
      .when({ domain: GERMAN, ...NOTHING_OWN, ...LOOKS, ...TERMS, imprint: 'https://wool.example/imprint' })
      .then(changed(GERMAN, { ...LOOKS, ...TERMS, imprint: 'https://wool.example/imprint' })));
  it('change where the day of the terms alone does', () =>
    givenDomains(changed(GERMAN, TERMS))
      .when({ domain: GERMAN, ...NOTHING_OWN, ...TERMS, termsDay: '2027-01-01' })
      .then(changed(GERMAN, { ...TERMS, termsDay: '2027-01-01' })));
  it('can be given back', () =>
    givenDomains(withLogo)
      .when({ domain: GERMAN, ...NOTHING_OWN })
      .then(changed(GERMAN, {})));
  it('are those of each domain alone', () => {
    const after = DOMAIN_SETTINGS.evolve(DOMAIN_SETTINGS.initial, withLogo, '');
    expect(settingsOf(after, GERMAN)).toEqual(looks);
    expect(settingsOf(after, FRENCH)).toBe(NOTHING_OWN);
    expect(settingsOf(after, 'constructor')).toBe(NOTHING_OWN);
  });
});
