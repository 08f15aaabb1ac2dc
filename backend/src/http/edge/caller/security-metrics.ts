import { Counter } from 'prom-client';
import type { MetricsRegistry } from '../../../ports/telemetry/metrics-registry.ts';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.ts';

/** Returns what counts security events in the metrics. */
export function securityCounter(registry: MetricsRegistry): (event: SecurityEvent) => void {
  const counter = new Counter({
    name: 'qlaim_security_events_total',
    help: 'Sign-ins, failures, limits, resets, changed passwords and refused origins, by event',
    labelNames: ['event'],
    registers: [registry],
  });
  for (const event of SECURITY_EVENTS) counter.inc({ event }, 0);
  return (event) => counter.inc({ event });
}
