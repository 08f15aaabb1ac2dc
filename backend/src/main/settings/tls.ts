import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';

/** How this process gets and serves certificates by itself. */
export interface TlsSettings {
  /** At least one, in ASCII. The first is the public one. */
  readonly domains: readonly string[];
  /** The port that leads to https, and answers authorities. */
  readonly httpPort: number;
  /** The directory of the authority (ACME). */
  readonly acmeUrl: string;
  readonly publicUrl: string;
}

const LETS_ENCRYPT = 'https://acme-v02.api.letsencrypt.org/directory';

/** The ports of https and http. */
export const WEB_PORTS = { https: 443, http: 80 } as const;

/** Returns the variables of the environment with the domains that arguments name in place of its own. */
export const withDomains = <Variables extends Readonly<Record<string, string | undefined>>>(
  variables: Variables,
  domains: readonly string[] | undefined,
) => (domains === undefined ? variables : { ...variables, DOMAINS: domains.join(',') });

/** Returns the settings of https; undefined where no domain is named. Throws `ConfigError` for settings that do not fit. */
export function tlsOf(data: Environment): TlsSettings | undefined {
  const domains = [...new Set(data.DOMAINS ?? [])];
  const [first] = domains;
  if (first === undefined) return undefined;
  const alone = 'is for a process that serves alone (--domain):';
  if ((data.QLAIM_ROLE ?? 'all') !== 'all')
    throw new ConfigError(
      `DOMAINS ${alone} QLAIM_ROLE ${data.QLAIM_ROLE} has a proxy in front, which holds the certificates`,
    );
  for (const name of ['EVENTSTORE_URL', 'MONGODB_URL'] as const)
    if (data[name] !== undefined)
      throw new ConfigError(`DOMAINS ${alone} with ${name}, a proxy in front holds the certificates`);
  const httpPort = data.HTTP_PORT ?? WEB_PORTS.http;
  if (httpPort !== 0 && [data.PORT ?? WEB_PORTS.https, data.OPS_PORT].includes(httpPort))
    throw new ConfigError('HTTP_PORT must be another port than PORT and OPS_PORT');
  return { domains, httpPort, acmeUrl: data.ACME_URL ?? LETS_ENCRYPT, publicUrl: publicUrlOf(data, first) };
}

/** A port in `PUBLIC_URL` is one that leads to ours. */
function publicUrlOf({ PUBLIC_URL: given }: Environment, first: string): string {
  const own = `https://${first}`;
  if (given === undefined) return own;
  const { protocol, hostname } = new URL(given);
  if (protocol !== 'https:' || hostname !== first)
    throw new ConfigError(`PUBLIC_URL must be ${own}, or be left out: the first domain is the public one`);
  return given;
}

/** Returns the domains that a proxy in front leads here. There is one list of domains: with https of our own it is `DOMAINS`. */
export function proxiedDomainsOf({ PROXIED_DOMAINS: names = [], DOMAINS }: Environment) {
  if (names.length === 0) return [];
  if (DOMAINS !== undefined)
    throw new ConfigError('PROXIED_DOMAINS is for a proxy in front: name all domains by --domain (DOMAINS)');
  return names;
}
