import { type BannerField, type BannerTexts, UpdateTextBody } from '@qlaim/backend/contract';

export const BANNER_FIELDS: readonly BannerField[] = ['topBannerText', 'bottomBannerText', 'sideBannerText'];

export const NO_TEXTS: BannerTexts = { topBannerText: '', bottomBannerText: '', sideBannerText: '' };

/** Returns the fields with too long a text. */
export function tooLong(texts: BannerTexts): BannerField[] {
  const wrong = new Set(UpdateTextBody.safeParse(texts).error?.issues.map(({ path }) => path[0]));
  return BANNER_FIELDS.filter((name) => wrong.has(name));
}

export type RestoreBody = Partial<BannerTexts> & { remove: BannerField[] };

/** Returns the body that brings texts back, also empty ones, which the API takes as kept (specification, section 7). */
export function bodyToRestore(before: BannerTexts, now: BannerTexts): RestoreBody {
  const changed = BANNER_FIELDS.filter((name) => before[name] !== now[name]);
  const texts = changed.filter((name) => before[name] !== '').map((name) => [name, before[name]]);
  return { ...Object.fromEntries(texts), remove: changed.filter((name) => before[name] === '') };
}
