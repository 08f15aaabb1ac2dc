import { pluralIn } from '../../plural.ts';
import type { HomeTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: HomeTexts = {
  title: 'الرئيسية',
  toApprove: 'بانتظار الموافقة',
  ofCodes: counted({
    zero: () => 'من دون رموز',
    one: () => 'من رمز واحد',
    two: () => 'من رمزين',
    few: (n) => `من ${n} رموز`,
    many: (n) => `من ${n} رمزًا`,
    other: (n) => `من ${n} رمز`,
  }),
  claimed: 'تم امتلاكها هذا الأسبوع',
  before: (count) => `${count} في الأسبوع السابق`,
  weeks: 'عمليات المسح، 8 أسابيع',
  weeksInWords: (counts) => `عمليات المسح في الأسبوع، الأقدم أولًا: ${counts}`,
  week: (day, count) => `الأسبوع من ${day}: ${count}`,
  look: {
    title: 'يحتاج إلى نظر',
    reading: 'جارٍ القراءة …',
    notRead: 'تعذّرت القراءة',
    none: 'كل شيء على ما يرام',
    troubles: counted({
      zero: () => 'لا مشكلات',
      one: () => 'مشكلة واحدة',
      two: () => 'مشكلتان',
      few: (n) => `${n} مشكلات`,
      many: (n) => `${n} مشكلة`,
      other: (n) => `${n} مشكلة`,
    }),
    uploads: counted({
      zero: () => 'لا عمليات رفع فاشلة',
      one: () => 'عملية رفع فاشلة واحدة',
      two: () => 'عمليتا رفع فاشلتان',
      few: (n) => `${n} عمليات رفع فاشلة`,
      many: (n) => `${n} عملية رفع فاشلة`,
      other: (n) => `${n} عملية رفع فاشلة`,
    }),
  },
};
