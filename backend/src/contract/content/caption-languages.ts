import { z } from 'zod';

/** The languages of captions (ISO 639-1), in the order of their codes. */
export const CAPTION_LANGUAGES = [
  'ar',
  'bg',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;

export const CaptionLanguage = z.enum(CAPTION_LANGUAGES);
export type CaptionLanguage = z.infer<typeof CaptionLanguage>;

/** The captions of a video in an answer: the address of their file, and the language that they are in. */
export const ShownCaptions = z.object({ url: z.string(), language: z.string() });
