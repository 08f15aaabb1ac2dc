import { z } from 'zod';
import { ChangeDomainBody, ServedDomain } from '../../domains/domain-settings.ts';
import { Message } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';

export const LOGO = { field: 'logo', most: 1 } as const;

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
  uploadLogo: defineRoute({
    method: 'POST',
    path: '/admin-api/domains/logo',
    access: 'operations.manage',
    tag: 'admin',
    summary:
      'Upload a logo, which a change of a domain then names. One that no domain names is removed after a day',
    files: LOGO,
    answer: z.object({ logo: z.string() }),
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
