import { Gauge } from 'prom-client';
import type { MetricsRegistry } from '../../ports/telemetry/metrics-registry.ts';
import type { CertificateKeeper } from './keep-certificates.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Measures how long each domain has a certificate. */
export function watchCertificates(
  registry: MetricsRegistry,
  { standing }: Pick<CertificateKeeper, 'standing'>,
): void {
  new Gauge({
    name: 'qlaim_certificate_days_left',
    help: 'Days until the certificate of this domain ends; 0 without one, negative after its end',
    labelNames: ['domain'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { domain, validTo } of standing())
        this.set({ domain }, validTo === null ? 0 : (Date.parse(validTo) - Date.now()) / DAY_MS);
    },
  });
}
