import type { Translated } from '../catalogue.ts';
import { isolate } from '../isolate.ts';
import type { en } from './en.ts';

export const ar: Translated<typeof en> = {
  locale: 'ar-u-nu-latn',
  overnight: 'تنتهي في اليوم التالي',
  since: (day) => `ابتداءً من ${isolate(day)}`,
  until: (day) => `حتى ${isolate(day)}`,
  between: (first, last) => `من ${isolate(first)} إلى ${isolate(last)}`,
  languages: (names) => `اللغة ${names}`,
  devices: { ios: 'آيفون أو آيباد', android: 'جهاز أندرويد', computer: 'حاسوب' },
};
