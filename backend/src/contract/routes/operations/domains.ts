import { z } from 'zod';
import { ChangeDomainBody, ServedDomain } from '../../domains/domain-settings.ts';
import { Message } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';

/** The domains of this installation, each with its storefront and looks. */
export const domainRoutes = {
  domains: defineRoute({
    method: 'GET',
    path: '/admin-api/domains',
    access: 'operations.read',
    tag: 'admin',
    summary: 'The domains that this installation serves, the first one first',
    answer: z.object({ domains: z.array(ServedDomain) }),
    errors: [],
  }),
  changeDomain: defineRoute({
    method: 'PUT',
    path: '/admin-api/domains',
    access: 'operations.manage',
    tag: 'admin',
    summary: 'Set what a domain has of its own; null inherits',
    body: ChangeDomainBody,
    answer: Message,
    errors: ['unknown_domain', 'edited_meanwhile'],
  }),
} as const;
