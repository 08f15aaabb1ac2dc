import { ok, type Result } from '../../contract/result.ts';
import type { DomainSettingsEvent } from './events.ts';

type Changed = DomainSettingsEvent['data'];

/** What a domain has of its own; null for what it inherits. */
export type OwnSettings = Readonly<Omit<Changed, 'domain' | 'logo'>> & { readonly logo: string | null };

/** By domain, in ASCII. A domain that is not named inherits everything. */
export type DomainSettings = Readonly<Record<string, OwnSettings>>;

export const NOTHING_OWN: OwnSettings = { name: null, colour: null, storefront: null, logo: null };

export const noDomainSettings: DomainSettings = {};

export const settingsOf = (settings: DomainSettings, domain: string): OwnSettings =>
  (Object.hasOwn(settings, domain) ? settings[domain] : undefined) ?? NOTHING_OWN;

export function evolveDomainSettings(
  settings: DomainSettings,
  { data: { domain, name, colour, storefront, logo } }: DomainSettingsEvent,
): DomainSettings {
  return { ...settings, [domain]: { name, colour, storefront, logo: logo ?? null } };
}

/** Sets all that a domain has of its own. */
export type DomainSettingsCommand = OwnSettings & { readonly domain: string };

export function decideDomainSettings(
  { domain, name, colour, storefront, logo }: DomainSettingsCommand,
  settings: DomainSettings,
): Result<readonly DomainSettingsEvent[], never> {
  const now = settingsOf(settings, domain);
  if (now.name === name && now.colour === colour && now.storefront === storefront && now.logo === logo)
    return ok([]);
  const data = { domain, name, colour, storefront, ...(logo === null ? {} : { logo }) };
  return ok([{ type: 'DomainSettingsChanged', data }]);
}
