import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the form for the banners. */
export type BannerTexts = Translated<typeof en>;
