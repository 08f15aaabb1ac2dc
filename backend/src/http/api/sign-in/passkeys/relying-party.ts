import type { KeptPasskey } from '../../../../commands/credentials/passkeys.ts';
import type { HttpSettings } from '../../../edge/settings/settings.ts';

/** Who asks for passkeys: browsers bind them to the host of the site, and sign its origin. */
export function relyingParty({ publicUrl, look }: Pick<HttpSettings, 'publicUrl' | 'look'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { name: look.name, id: hostname, origin };
}

/** The domain to which a passkey is bound. */
export const domainOf = (
  { firstDomain }: Pick<HttpSettings, 'firstDomain'>,
  { domain }: Pick<KeptPasskey, 'domain'>,
): string => domain ?? firstDomain;

/** Whether a passkey signs in at a site. */
export const isOfSite = (
  settings: Pick<HttpSettings, 'firstDomain' | 'look' | 'publicUrl'>,
  passkey: Pick<KeptPasskey, 'domain'>,
): boolean => domainOf(settings, passkey) === relyingParty(settings).id;
