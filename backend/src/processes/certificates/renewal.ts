import { X509Certificate } from 'node:crypto';
import type { KeptCertificate } from '../../ports/tls/certificates.ts';

/** The share of its lifetime after which a certificate is renewed. */
const RENEWED_AFTER = 2 / 3;

/** Milliseconds between failures in a row, so that authorities' limits of failures are hardly met. The last one repeats. */
const PAUSES_MS = [2, 15, 30, 60, 120, 240].map((minutes) => minutes * 60_000);

/** Returns when a certificate ends. Throws for a chain that is none. */
export const endOf = ({ chain }: Pick<KeptCertificate, 'chain'>): Date =>
  new X509Certificate(chain).validToDate;

/** Returns when a certificate is due to be renewed, in milliseconds since 1970: at once where another authority issued it. */
export function renewalOf(certificate: KeptCertificate, directory: string): number {
  if (certificate.directory !== directory) return 0;
  const { validFromDate, validToDate } = new X509Certificate(certificate.chain);
  const from = validFromDate.getTime();
  return from + (validToDate.getTime() - from) * RENEWED_AFTER;
}

/** Returns the milliseconds until the next try. `failures`: in a row, at least 1. */
export const pauseAfter = (failures: number): number =>
  PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
