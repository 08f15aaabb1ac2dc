import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import type { ServedDomain } from '../../../contract/domains/domain-settings.ts';
import { DOMAIN_MESSAGES } from '../../../contract/domains/messages.ts';
import { ok, refuse, refuseField } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { LOGO } from '../../../contract/routes/operations/domains.ts';
import { ONLY } from '../../../domain/aggregate.ts';
import { DOMAIN_SETTINGS } from '../../../domain/domain-settings/domain-settings.ts';
import { keyOfLogo } from '../../../domain/domain-settings/logo-keys.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { receiveFile } from '../files/receive-file.ts';
import type { DomainPorts } from './ports.ts';
import { receiveLogo } from './receive-logo.ts';

/** What may not lead to a domain of ours: it would lead back there. */
const LEADS_ELSEWHERE = [
  { field: 'storefront', message: DOMAIN_MESSAGES.storefrontOurs },
  { field: 'imprint', message: DOMAIN_MESSAGES.legalOurs },
  { field: 'privacy', message: DOMAIN_MESSAGES.legalOurs },
  { field: 'terms', message: DOMAIN_MESSAGES.legalOurs },
] as const;

/** Routes of the domains and what each has of its own (decision 106). They are read from memory, which follows the log. */
export const domainHandlers = (context: DomainPorts): readonly BoundRoute[] => {
  const { sites } = context;
  return [
    bind(ROUTES.domains, async () => {
      await sites.load();
      return ok({ domains: sites.domains.list().map((domain, place) => served(sites, domain, place === 0)) });
    }),

    bind(ROUTES.uploadLogo, async ({ request }) => {
      const received = await receiveFile(request, LOGO.field, (file) => receiveLogo(context, file));
      return received.ok ? ok({ logo: received.value }) : received;
    }),

    bind(ROUTES.changeDomain, async ({ body, caller }) => {
      const { domain, logo } = body;
      if (!sites.domains.serves(domain)) return refuse('unknown_domain');
      const circle = LEADS_ELSEWHERE.find(({ field }) => {
        const page = body[field];
        return page !== null && sites.serves(new URL(page).hostname);
      });
      if (circle) return refuseField(circle.field, circle.message);
      if (logo !== null && !(await context.files.head(keyOfLogo(logo))))
        return refuseField('logo', DOMAIN_MESSAGES.logoUnknown);
      const changed = await handle(context, DOMAIN_SETTINGS, actorOf(caller), ONLY, body);
      if (!changed.ok) return changed;
      await sites.load();
      return ok({ message: DOMAIN_MESSAGES.changed });
    }),
  ];
};

function served(sites: DomainPorts['sites'], domain: string, first: boolean): ServedDomain {
  const { published, ownPages } = sites.at(domain).legal;
  return {
    domain,
    first,
    own: { ...sites.own(domain) },
    inherits: sites.inherited(domain),
    legal: published.map((page) => ({ page, own: ownPages.includes(page) })),
  };
}
