import { ok, type Result } from '../../contract/result.ts';
import type { BannerEvent } from './events.ts';

export type Banner = BannerEvent['data'];

export const noBanner: Banner = { topBannerText: '', bottomBannerText: '', sideBannerText: '' };

export const evolveBanner = (_texts: Banner, event: BannerEvent): Banner => event.data;

export type BannerCommand = { readonly [K in keyof Banner]?: string | undefined } & {
  /** The texts that become empty, whatever their fields hold. */
  readonly remove?: readonly (keyof Banner)[] | undefined;
};

/** Returns the change of the texts, if any. An empty or missing field keeps the existing text (section 7). */
export function decideBanner(change: BannerCommand, texts: Banner): Result<readonly BannerEvent[], never> {
  const next = (field: keyof Banner): string =>
    change.remove?.includes(field) ? '' : change[field] || texts[field];
  const changed: Banner = {
    topBannerText: next('topBannerText'),
    bottomBannerText: next('bottomBannerText'),
    sideBannerText: next('sideBannerText'),
  };
  const same = JSON.stringify(changed) === JSON.stringify({ ...noBanner, ...texts });
  return ok(same ? [] : [{ type: 'BannerTextsChanged', data: changed }]);
}
