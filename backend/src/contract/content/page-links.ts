import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { requiredLink } from '../primitives.ts';

/** A link of a page in a request. Without a text its address is shown. */
const PageLink = z.strictObject({
  url: requiredLink(FORM_MESSAGES.smartLinkRequired, FORM_MESSAGES.linkInvalid),
  text: z.string().trim().max(LIMITS.linkTextLength, FORM_MESSAGES.linkTextLong).default(''),
});

export const PageLinks = z.array(PageLink).max(LIMITS.pageLinks, FORM_MESSAGES.tooManyLinks).default([]);

/** A link of a page in an answer. */
export const PageLinkInfo = z.object({ url: z.string(), text: z.string() });
export type PageLinkInfo = z.infer<typeof PageLinkInfo>;
