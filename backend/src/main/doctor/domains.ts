import { X509Certificate } from 'node:crypto';
import { openCertificateFiles } from '../../adapters/disk/certificate-files.ts';
import { endOf, renewalOf } from '../../processes/certificates/renewal.ts';
import { tlsFolder } from '../product/tls.ts';
import type { Config } from '../settings/config.ts';
import { type TlsSettings, WEB_PORTS } from '../settings/tls.ts';
import { type Finding, fault, note, ok } from './finding.ts';
import type { World } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Checks each domain for which the product gets a certificate: its address, its certificate, and whether it leads here. */
export async function checkDomains(
  { dataDir }: Config,
  { domains, acmeUrl }: TlsSettings,
  world: World,
  isRunning: boolean,
): Promise<readonly Finding[]> {
  const store = openCertificateFiles(tlsFolder(dataDir));
  const all = new Set([...domains, ...(await store.addedDomains())]);
  const findings = await Promise.all(
    [...all].map(async (domain) => {
      if (!(await world.resolves(domain)))
        return fault(domain, 'has no address in DNS', `add a record A or AAAA for ${domain}`);
      const kept = await store.read(domain);
      if (!kept) return withoutCertificate(domain, isRunning);
      const late = world.now().getTime() - renewalOf(kept, acmeUrl);
      const days = Math.floor((endOf(kept).getTime() - world.now().getTime()) / DAY_MS);
      if (late > DAY_MS)
        return fault(
          domain,
          days < 0
            ? `its certificate ended ${-days} days ago`
            : `its certificate ends in ${days} days, and was not renewed`,
          isRunning ? 'Operations and the log say why' : 'start the product with this domain',
        );
      const words = `its certificate is good for ${days} days`;
      if (!isRunning) return note(domain, `${words}; whether it leads here shows while the product runs`);
      return reaches(domain, new X509Certificate(kept.chain).fingerprint256, words, world);
    }),
  );
  return findings;
}

const withoutCertificate = (domain: string, isRunning: boolean): Finding =>
  isRunning
    ? fault(
        domain,
        'has no certificate yet; Operations and the log say why',
        `let ${domain} lead to this machine, and open its ports 80 and 443 to everybody`,
      )
    : note(domain, 'gets its certificate at the next start');

/** Whether who answers at the domain shows the certificate that is kept here. */
async function reaches(domain: string, own: string, words: string, world: World): Promise<Finding> {
  const seen = await world.certificate(domain, WEB_PORTS.https).catch(() => undefined);
  if (!seen)
    return fault(domain, `does not answer on port ${WEB_PORTS.https}`, 'open the port, or lead it to PORT');
  if (seen.fingerprint !== own)
    return fault(
      domain,
      'leads to another machine, which shows another certificate',
      'correct its records A and AAAA',
    );
  if (seen.refusal !== undefined)
    return fault(domain, `browsers refuse its certificate (${seen.refusal})`, 'leave out ACME_URL');
  return ok(domain, `leads here, and ${words}`);
}
