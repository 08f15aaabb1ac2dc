import { z } from 'zod';
import { WebLink } from '../primitives.ts';
import { shared } from './name.ts';

/** Updates a code to lead to a link (section 5, Link tab). */
export const LinkBody = z.strictObject({
  ...shared,
  type: z.literal('link'),
  link: WebLink,
});

export const LinkInfo = z.object({ infoType: z.literal('link'), link: z.string() });
