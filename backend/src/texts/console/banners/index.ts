import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { BannerTexts } from './texts.ts';

export type { BannerTexts } from './texts.ts';

export const BANNERS = defineArea<BannerTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
