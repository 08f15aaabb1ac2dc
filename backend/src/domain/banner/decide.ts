import { ok, type Result } from '../../contract/result.ts';
import type { BannerEvent } from './events.ts';

export type Banner = BannerEvent['data'];

export const noBanner: Banner = { topBannerText: '', bottomBannerText: '', sideBannerText: '' };

export const evolveBanner = (_texts: Banner, event: BannerEvent): Banner => event.data;

export type BannerCommand = { readonly [K in keyof Banner]?: string | undefined };

/** Returns the change of the texts, if any. An empty or missing field keeps the existing text (section 7). */
export function decideBanner(change: BannerCommand, texts: Banner): Result<readonly BannerEvent[], never> {
  const changed: Banner = {
    topBannerText: change.topBannerText || texts.topBannerText,
    bottomBannerText: change.bottomBannerText || texts.bottomBannerText,
    sideBannerText: change.sideBannerText || texts.sideBannerText,
  };
  const same = JSON.stringify(changed) === JSON.stringify({ ...noBanner, ...texts });
  return ok(same ? [] : [{ type: 'BannerTextsChanged', data: changed }]);
}
