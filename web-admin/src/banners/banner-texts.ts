import { type BannerField, type BannerTexts, LIMITS, UpdateTextBody } from '@qlaim/backend/contract';

export const BANNER_FIELDS: readonly { name: BannerField; label: string }[] = [
  { name: 'topBannerText', label: 'Top banner' },
  { name: 'bottomBannerText', label: 'Bottom banner' },
  { name: 'sideBannerText', label: 'Side banner' },
];

export const NO_TEXTS: BannerTexts = { topBannerText: '', bottomBannerText: '', sideBannerText: '' };

/** Returns the fields with too long a text. */
export function tooLong(texts: BannerTexts): BannerField[] {
  const wrong = new Set(UpdateTextBody.safeParse(texts).error?.issues.map(({ path }) => path[0]));
  return BANNER_FIELDS.map(({ name }) => name).filter((name) => wrong.has(name));
}

export const TOO_LONG = `At most ${LIMITS.bannerTextLength} characters`;
