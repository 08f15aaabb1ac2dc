import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideDomainSettings, evolveDomainSettings, noDomainSettings } from './decide.ts';
import { domainSettingsEvents } from './events.ts';

/** What the domains of this installation have of their own, in one stream. */
export const DOMAIN_SETTINGS = defineAggregate(
  defineCategory({ name: 'domain-settings', prefix: 'qlaim-domain-settings' }, domainSettingsEvents),
  {
    initial: noDomainSettings,
    evolve: evolveDomainSettings,
    decide: decideDomainSettings,
    mayRemember: (settings) => settings !== noDomainSettings,
  },
);
