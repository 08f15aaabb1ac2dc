import { pino } from 'pino';
import { fixedDomains } from '../http/edge/sites/served-domains.ts';
import { Sites } from '../http/edge/sites/sites.ts';
import type { EventLog } from '../log/event-log.ts';
import { someSettings } from './settings.ts';

interface SomeSites {
  readonly publicUrl?: string;
  readonly storefrontUrl?: string | undefined;
  /** Domains beside that of the public address. */
  readonly others?: readonly string[];
}

/** Returns the sites of an installation for tests. */
export function someSites(
  { log }: { readonly log: EventLog },
  { publicUrl = 'http://localhost', storefrontUrl, others = [] }: SomeSites = {},
): Sites {
  const { legal } = someSettings();
  const domains = fixedDomains([new URL(publicUrl).hostname, ...others]);
  const basis = { publicUrl, storefrontUrl, legalOf: () => legal };
  return new Sites({ log, logger: pino({ level: 'silent' }), domains }, basis);
}
