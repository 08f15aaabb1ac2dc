import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openCertificateFiles } from '../../adapters/disk/certificate-files.ts';
import { systemClock } from '../../adapters/system/clock.ts';
import { Challenges } from '../../http/edge/tls/challenges.ts';
import { SecureContexts } from '../../http/edge/tls/contexts.ts';
import type { Tls } from '../../http/edge/tls/secure-server.ts';
import { CertificateKeeper } from '../../processes/certificates/keep-certificates.ts';
import type { TlsSettings } from '../settings/tls.ts';

/** What https needs, and what keeps its certificates. */
export interface OpenedTls extends Tls {
  readonly keeper: CertificateKeeper;
}

/** The folder in `DATA_DIR` of certificates and their keys. No back-up holds it: all of it can be got again. */
export const tlsFolder = (dataDir: string): string => join(dataDir, 'tls');

/** Opens https with the certificates that an earlier start has got. The keeper's start gets the others. */
export async function openTls(
  { domains, acmeUrl }: TlsSettings,
  dataDir: string,
  logger: Logger,
): Promise<OpenedTls> {
  // It brings a client of its own for https, which only an installation with domains needs.
  const { makeAccountKey, openAuthority } = await import('../../adapters/acme/authority.ts');
  const store = openCertificateFiles(tlsFolder(dataDir));
  const contexts = new SecureContexts();
  const challenges = new Challenges();
  const keeper = new CertificateKeeper({
    domains,
    authority: openAuthority(acmeUrl, () => store.accountKey(acmeUrl, makeAccountKey)),
    store,
    answers: challenges,
    clock: systemClock,
    logger,
    serve: (domain, certificate) => contexts.serve(domain, certificate),
    remove: (domain) => contexts.remove(domain),
    wait: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
  });
  await keeper.load();
  return { contexts, challenges, keeper };
}
