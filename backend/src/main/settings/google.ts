import type { GoogleSettings } from '../../http/edge/settings/google-settings.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';

/** Google's own addresses, from its discovery document. */
const AUTH_URL = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const USERINFO_URL = 'https://openidconnect.googleapis.com/v1/userinfo';

/**
 * Returns the settings of the sign-in with Google; undefined without them. Throws `ConfigError` for half of them, and for
 * addresses that nothing would use.
 */
export function googleOf(data: Environment): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = data;
  const addresses = [data.GOOGLE_AUTH_URL, data.GOOGLE_TOKEN_URL, data.GOOGLE_USERINFO_URL];
  if (clientId === undefined && clientSecret === undefined && addresses.every((url) => url === undefined))
    return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new ConfigError(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together, also for other GOOGLE_*_URL',
    );
  const others = addresses.filter((url) => url !== undefined).length;
  if (others !== 0 && others !== addresses.length)
    throw new ConfigError('GOOGLE_AUTH_URL, GOOGLE_TOKEN_URL and GOOGLE_USERINFO_URL must be set together');
  return {
    clientId,
    clientSecret,
    authUrl: data.GOOGLE_AUTH_URL ?? AUTH_URL,
    tokenUrl: data.GOOGLE_TOKEN_URL ?? TOKEN_URL,
    userinfoUrl: data.GOOGLE_USERINFO_URL ?? USERINFO_URL,
  };
}
