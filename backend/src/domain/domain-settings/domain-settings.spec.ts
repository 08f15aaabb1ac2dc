import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { NOTHING_OWN, type OwnSettings, settingsOf } from './decide.ts';
import { DOMAIN_SETTINGS } from './domain-settings.ts';
import type { DomainSettingsEvent } from './events.ts';

const LOGO = '0199a3c0-7d1e-7abc-8def-0123456789ab-320x96.png';
const looks = { name: 'Wool & Co', colour: '#7a1f3d', storefront: 'https://wool.example', logo: LOGO };
const changed = (domain: string, { logo, ...own }: OwnSettings): DomainSettingsEvent => ({
  type: 'DomainSettingsChanged',
  data: { domain, ...own, ...(logo === null ? {} : { logo }) },
});
const givenDomains = (...history: readonly DomainSettingsEvent[]) => given(DOMAIN_SETTINGS, ...history);
const [GERMAN, FRENCH] = ['codes.example.de', 'codes.example.fr'];

describe('the settings of a domain', () => {
  it('are set as a whole', () =>
    givenDomains()
      .when({ domain: GERMAN, ...looks })
      .then(changed(GERMAN, looks)));
  it('are left alone where nothing changes', () =>
    givenDomains(changed(GERMAN, looks))
      .when({ domain: GERMAN, ...looks })
      .thenNothing());
  it('are none before the first change, so that inheriting changes nothing', () =>
    givenDomains(changed(FRENCH, looks))
      .when({ domain: GERMAN, ...NOTHING_OWN })
      .thenNothing());
  it('change where the logo alone does', () =>
    givenDomains(changed(GERMAN, looks))
      .when({ domain: GERMAN, ...looks, logo: null })
      .then(changed(GERMAN, { ...looks, logo: null })));
  it('can be given back', () =>
    givenDomains(changed(GERMAN, looks))
      .when({ domain: GERMAN, ...NOTHING_OWN })
      .then(changed(GERMAN, NOTHING_OWN)));
  it('are those of each domain alone', () => {
    const after = DOMAIN_SETTINGS.evolve(DOMAIN_SETTINGS.initial, changed(GERMAN, looks), '');
    expect(settingsOf(after, GERMAN)).toEqual(looks);
    expect(settingsOf(after, FRENCH)).toBe(NOTHING_OWN);
    expect(settingsOf(after, 'constructor')).toBe(NOTHING_OWN);
  });
});
