import { z } from 'zod';
import { LEGAL_PAGES } from '../legal/legal-page.ts';
import { TermsDay } from '../legal/terms-day.ts';
import { LIMITS } from '../limits.ts';
import { linkProblem, normaliseLink } from '../links/web-link.ts';
import { nameLine } from '../name-line.ts';
import { LogoName } from './logo.ts';
import { DOMAIN_MESSAGES } from './messages.ts';

const WebPage = z
  .string()
  .max(LIMITS.linkLength)
  .superRefine((text, context) => {
    const problem = linkProblem(text);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  })
  .transform(normaliseLink);

/** What a domain has of its own, as forms send it; null for what it inherits. */
const OwnBody = z.strictObject({
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
  storefront: WebPage.nullable(),
  /** The name of an uploaded picture. */
  logo: LogoName.nullable().default(null),
  /** The pages elsewhere that stand in place of legal pages of the installation. */
  imprint: WebPage.nullable().default(null),
  privacy: WebPage.nullable().default(null),
  terms: WebPage.nullable().default(null),
  /** The day that names the version of the linked terms. A later one is accepted anew. */
  termsDay: TermsDay.nullable().default(null),
});

type Terms = Readonly<Record<'terms' | 'termsDay', string | null>>;

/** Terms have a day, and a day has terms. */
function wholeTerms({ terms, termsDay }: Terms, context: z.RefinementCtx): void {
  if ((terms === null) === (termsDay === null)) return;
  context.addIssue({
    code: 'custom',
    path: [terms === null ? 'terms' : 'termsDay'],
    message: terms === null ? DOMAIN_MESSAGES.termsNeeded : DOMAIN_MESSAGES.termsDayNeeded,
  });
}

export const DomainSettingsBody = OwnBody.superRefine(wholeTerms);
export type DomainSettingsBody = z.infer<typeof DomainSettingsBody>;

/** A change of what a domain has of its own. The domain is not in the path, because a host may be named like a code. */
export const ChangeDomainBody = OwnBody.extend({ domain: z.string().min(1).max(253) }).superRefine(
  wholeTerms,
);

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
    imprint: z.string().nullable(),
    privacy: z.string().nullable(),
    terms: z.string().nullable(),
    termsDay: z.string().nullable(),
  }),
  /** What serves where it has nothing of its own. */
  inherits: Serving,
  /** The legal pages to which feet lead, and whether the text is its own: a text in its folder, or a page elsewhere. */
  legal: z.array(z.object({ page: z.enum(LEGAL_PAGES), own: z.boolean() })),
});
export type ServedDomain = z.infer<typeof ServedDomain>;
