import { z } from 'zod';
import { longestText } from '../lengths/longest-text.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';

/** The advertisement texts, which owners see (section 3). */
export const BannerTexts = z.object({
  topBannerText: z.string(),
  bottomBannerText: z.string(),
  sideBannerText: z.string(),
});
export type BannerTexts = z.infer<typeof BannerTexts>;

const text = z.string().check(longestText(LIMITS.bannerTextLength, FORM_MESSAGES.bannerLong)).optional();

/** The name of one advertisement text. */
export const BannerField = z.enum(['topBannerText', 'bottomBannerText', 'sideBannerText']);
export type BannerField = z.infer<typeof BannerField>;

/** An empty or missing field keeps the existing text (section 7). `remove` names the texts that become empty. */
export const UpdateTextBody = z.strictObject({
  topBannerText: text,
  bottomBannerText: text,
  sideBannerText: text,
  remove: z.array(BannerField).max(BannerField.options.length).optional(),
});
