import { z } from 'zod';
import { LEGAL_PAGES } from '../legal/legal-page.ts';
import { LIMITS } from '../limits.ts';
import { linkProblem, normaliseLink } from '../links/web-link.ts';
import { nameLine } from '../name-line.ts';
import { LogoName } from './logo.ts';
import { DOMAIN_MESSAGES } from './messages.ts';

/** What a domain has of its own, as forms send it; null for what it inherits. */
export const DomainSettingsBody = z.strictObject({
  /** The name of the shop, on the pages that the server renders. */
  name: nameLine(
    z.string().trim().min(1, DOMAIN_MESSAGES.nameNeeded).max(LIMITS.shopNameLength, DOMAIN_MESSAGES.nameLong),
  ).nullable(),
  /** The colour of links and buttons. */
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, DOMAIN_MESSAGES.colourInvalid)
    .toLowerCase()
    .nullable(),
  /** The page that unknown codes lead to. */
  storefront: z
    .string()
    .max(LIMITS.linkLength)
    .superRefine((text, context) => {
      const problem = linkProblem(text);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    })
    .transform(normaliseLink)
    .nullable(),
  /** The name of an uploaded picture. */
  logo: LogoName.nullable().default(null),
});
export type DomainSettingsBody = z.infer<typeof DomainSettingsBody>;

/** A change of what a domain has of its own. The domain is not in the path, because a host may be named like a code. */
export const ChangeDomainBody = DomainSettingsBody.extend({ domain: z.string().min(1).max(253) });

/** Name, colour, storefront and logo as they serve; null for the product's colours, for its own page, and for no logo. */
const Serving = z.object({
  name: z.string(),
  colour: z.string().nullable(),
  storefront: z.string().nullable(),
  logo: z.string().nullable(),
});

/** A domain that this installation serves. */
export const ServedDomain = z.object({
  domain: z.string(),
  /** Whether it is the first one, from which the others inherit. */
  first: z.boolean(),
  /** What it has of its own; null for what it inherits. */
  own: z.object({
    name: z.string().nullable(),
    colour: z.string().nullable(),
    storefront: z.string().nullable(),
    logo: z.string().nullable(),
  }),
  /** What serves where it has nothing of its own. */
  inherits: Serving,
  /** The legal pages to which feet lead, and whether the text is its own. */
  legal: z.array(z.object({ page: z.enum(LEGAL_PAGES), own: z.boolean() })),
});
export type ServedDomain = z.infer<typeof ServedDomain>;
