import { openCertificateFiles } from '../../adapters/disk/certificate-files.ts';
import { tlsFolder } from '../product/tls.ts';
import type { Config } from '../settings/config.ts';
import { googleCallbacks } from '../settings/google-callbacks.ts';
import { type Finding, note } from './finding.ts';

/** Names what Google must know of this installation. Nobody but its operator can see whether it does. */
export async function checkGoogle(config: Config): Promise<readonly Finding[]> {
  const added = config.tls ? await openCertificateFiles(tlsFolder(config.dataDir)).addedDomains() : [];
  return googleCallbacks(config, added).map((address) =>
    note('Google', `${address} must be an authorised redirect URI of the client ${config.google?.clientId}`),
  );
}
