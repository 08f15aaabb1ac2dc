import { ok, type Result } from '../../contract/result.ts';
import { BannerTexts } from '../../contract/schemas/banner.ts';
import { defineEvent, type EventOf } from '../event.ts';

export const bannerEvents = [
  defineEvent('BannerTextsChanged', 'The advertisement texts are these now', BannerTexts),
] as const;

export type BannerEvent = EventOf<typeof bannerEvents>;

export const BANNER_STREAM = 'banner-texts';

export const noBanner: BannerTexts = { topBannerText: '', bottomBannerText: '', sideBannerText: '' };

export const evolveBanner = (_texts: BannerTexts, event: BannerEvent): BannerTexts => event.data;

/** An empty or missing field keeps the existing text (section 7). */
export function decideBanner(
  change: { readonly [K in keyof BannerTexts]?: string | undefined },
  texts: BannerTexts,
): Result<readonly BannerEvent[], never> {
  const changed: BannerTexts = {
    topBannerText: change.topBannerText || texts.topBannerText,
    bottomBannerText: change.bottomBannerText || texts.bottomBannerText,
    sideBannerText: change.sideBannerText || texts.sideBannerText,
  };
  const same = JSON.stringify(changed) === JSON.stringify({ ...noBanner, ...texts });
  return ok(same ? [] : [{ type: 'BannerTextsChanged', data: changed }]);
}
