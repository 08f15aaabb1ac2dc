import type { FlaggedDestinations } from './flagged-destinations.ts';
import type { GoogleSettings } from './google-settings.ts';
import type { Site } from './site.ts';

/** The settings that answers depend on: those of the site at which they are given, and those of the installation. */
export interface HttpSettings extends Site {
  /** The domain of the public address. Passkeys of earlier versions are bound to it. */
  readonly firstDomain: string;
  /** Whether this installation serves a host. */
  readonly isOurs: (hostname: string) => boolean;
  /** Additional origins that may call with credentials. */
  readonly appOrigins: readonly string[];
  /** Other origins to which browsers send files, and from which they load them. */
  readonly fileOrigins: readonly string[];
  /** The number of proxies in front of the server. */
  readonly trustProxy: number;
  /** The bytes that the files of one person's codes may take. */
  readonly uploadQuota: number;
  /** Whether who works for the shop may do nothing before they turn on two-step sign-in. */
  readonly requireAdminTotp: boolean;
  /** The e-mail address for reports of security problems (RFC 9116). */
  readonly securityContact: string;
  /** The sign-in with Google; undefined where it is not set up. */
  readonly google: GoogleSettings | undefined;
  readonly flaggedDestinations: FlaggedDestinations;
  /** The folder that contains the apps. */
  readonly appsRoot: string;
}
