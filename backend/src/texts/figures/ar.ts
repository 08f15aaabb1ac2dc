import { isolate } from '../isolate.ts';
import { pluralIn } from '../plural.ts';
import type { FigureTexts } from './index.ts';

const counted = pluralIn('ar');
const scans = counted({
  zero: () => 'لا عمليات مسح',
  one: () => 'عملية مسح واحدة',
  two: () => 'عمليتا مسح',
  few: (n) => `${n} عمليات مسح`,
  many: (n) => `${n} عملية مسح`,
  other: (n) => `${n} عملية مسح`,
});
const days = counted({
  zero: () => 'أقل من يوم',
  one: () => 'يوم واحد',
  two: () => 'يومين',
  few: (n) => `${n} أيام`,
  many: (n) => `${n} يومًا`,
  other: (n) => `${n} يوم`,
});

export const ar: FigureTexts = {
  scans: 'عمليات المسح',
  day: 'اليوم',
  from: 'من الساعة',
  perDay: 'عمليات المسح في اليوم',
  byHour: 'عمليات المسح حسب ساعة اليوم',
  fromHour: (time) => `من الساعة ${time}`,
  dayNote: 'يمتد اليوم من منتصف الليل إلى منتصف الليل بتوقيت UTC.',
  hourNote: (whose, zone) => `${whose}، حسب منطقتك الزمنية (${isolate(zone)}).`,
  inDays: (count, span) => `${scans(count)} خلال ${days(span)}`,
  inDay: (count) => `${scans(count)} خلال 24 ساعة`,
  most: (sum, count, when) => `${sum}. الأكثر: ${count}، ${when}`,
  table: 'عرض كجدول',
  csv: 'تنزيل CSV',
  failed: 'تعذّر إنشاء الملف. تحقق من الاتصال ثم حاول مرة أخرى',
  devices: { mobile: 'هاتف', tablet: 'جهاز لوحي', desktop: 'حاسوب', other: 'غير ذلك' },
  otherSites: 'مواقع أخرى',
  noSite: 'من دون موقع (كاميرا أو تطبيق)',
};
