import type { HttpSettings } from '../../../edge/settings/settings.ts';

/** Who asks for passkeys: browsers bind them to the host of PUBLIC_URL, and sign its origin. */
export function relyingParty({ passkeysUrl }: Pick<HttpSettings, 'passkeysUrl'>) {
  const { hostname, origin } = new URL(passkeysUrl);
  return { name: 'Qlaim', id: hostname, origin };
}
