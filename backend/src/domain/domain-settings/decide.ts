import { ok, type Result } from '../../contract/result.ts';
import type { DomainSettingsEvent } from './events.ts';

type Changed = DomainSettingsEvent['data'];

/** What later versions of the product added: an event that lacks it sets nothing. */
const ADDED = ['logo', 'imprint', 'privacy', 'terms', 'termsDay'] as const;
type Added = (typeof ADDED)[number];

/** What a domain has of its own; null for what it inherits. */
export type OwnSettings = Readonly<Omit<Changed, 'domain' | Added> & Record<Added, string | null>>;

/** By domain, in ASCII. A domain that is not named inherits everything. */
export type DomainSettings = Readonly<Record<string, OwnSettings>>;

export const NOTHING_OWN: OwnSettings = {
  name: null,
  colour: null,
  storefront: null,
  logo: null,
  imprint: null,
  privacy: null,
  terms: null,
  termsDay: null,
};

export const noDomainSettings: DomainSettings = {};

export const settingsOf = (settings: DomainSettings, domain: string): OwnSettings =>
  (Object.hasOwn(settings, domain) ? settings[domain] : undefined) ?? NOTHING_OWN;

export function evolveDomainSettings(
  settings: DomainSettings,
  { data: { domain, name, colour, storefront, ...more } }: DomainSettingsEvent,
): DomainSettings {
  const { logo = null, imprint = null, privacy = null, terms = null, termsDay = null } = more;
  return { ...settings, [domain]: { name, colour, storefront, logo, imprint, privacy, terms, termsDay } };
}

/** Sets all that a domain has of its own. */
export type DomainSettingsCommand = OwnSettings & { readonly domain: string };

export function decideDomainSettings(
  { domain, name, colour, storefront, ...more }: DomainSettingsCommand,
  settings: DomainSettings,
): Result<readonly DomainSettingsEvent[], never> {
  const now = settingsOf(settings, domain);
  const alike = now.name === name && now.colour === colour && now.storefront === storefront;
  if (alike && ADDED.every((added) => now[added] === more[added])) return ok([]);
  return ok([{ type: 'DomainSettingsChanged', data: { domain, name, colour, storefront, ...setOf(more) } }]);
}

/** Returns what is set of what later versions added. */
function setOf(own: Pick<OwnSettings, Added>): Partial<Record<Added, string>> {
  const set: Partial<Record<Added, string>> = {};
  for (const added of ADDED) {
    const value = own[added];
    if (value !== null) set[added] = value;
  }
  return set;
}
