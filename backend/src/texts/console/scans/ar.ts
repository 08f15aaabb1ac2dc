import { ar as figures } from '../../figures/ar.ts';
import { pluralIn } from '../../plural.ts';
import type { AllScansTexts } from './texts.ts';

const counted = pluralIn('ar');
const spans = counted({
  zero: () => 'أقل من يوم',
  one: () => 'يوم واحد',
  two: () => 'يومان',
  few: (n) => `${n} أيام`,
  many: (n) => `${n} يومًا`,
  other: (n) => `${n} يوم`,
});
const scans = counted({
  zero: () => 'عملية مسح',
  one: () => 'عملية مسح',
  two: () => 'عملية مسح',
  few: () => 'عمليات مسح',
  many: () => 'عملية مسح',
  other: () => 'عملية مسح',
});

export const texts: AllScansTexts = {
  figures,
  title: 'عمليات المسح',
  range: {
    label: 'الأيام المعروضة',
    from: 'من',
    to: 'إلى',
    today: 'اليوم',
    days: spans,
    lastMonth: 'الشهر الماضي',
    thisYear: 'هذه السنة',
    begin: (most, day) => `أقصى ما يُحسب دفعة واحدة: ${spans(most)}. لذلك تبدأ هذه الأيام الآن في ${day}.`,
    end: (most, day) => `أقصى ما يُحسب دفعة واحدة: ${spans(most)}. لذلك تنتهي هذه الأيام الآن في ${day}.`,
  },
  total: (count, shown, from, to) => `${shown} ${scans(count)} من ${from} إلى ${to}`,
  onDay: (count, shown, day) => `${shown} ${scans(count)} يوم ${day}`,
  whose: 'عمليات المسح في هذه الأيام',
  devices: 'الأجهزة',
  device: 'الجهاز',
  sites: 'من أين',
  site: 'الموقع',
  siteNote: 'الموقع الذي فيه الرابط الذي فُتح. المسح بالكاميرا لا يأتي من أي موقع.',
  codes: 'الرموز الأكثر مسحًا',
  code: 'الرمز',
  codesNote: 'الرموز العشرون (20) الأكثر مسحًا منذ البداية.',
  batches: 'الدفعات الأكثر مسحًا',
  batch: 'الدفعة',
  batchesNote: 'الدفعات العشرون (20) الأكثر مسحًا منذ البداية.',
  size: counted({
    zero: () => 'لا رموز',
    one: () => 'رمز واحد',
    two: () => 'رمزان',
    few: (n) => `${n} رموز`,
    many: (n) => `${n} رمزًا`,
    other: (n) => `${n} رمز`,
  }),
  unknown: 'غير معروف بعد',
  rank: {
    none: 'لم يُمسح شيء بعد.',
    name: 'الاسم',
    range: 'هذه الأيام',
    total: 'الإجمالي',
    kept: 'تُحفظ عمليات مسحها اليومية 90 يومًا.',
    cut: 'تبدأ هذه الأيام قبل الأيام التسعين (90) المحفوظة لكل رمز ودفعة، لذلك لا يُعرف إلا الإجمالي.',
    notKept: 'غير محفوظ',
  },
  file: {
    label: 'كل الأرقام بصيغة CSV',
    title: 'عمليات المسح في هذه الأيام',
    figure: 'الرقم',
    of: 'لـ',
    inRange: 'عمليات المسح في هذه الأيام',
    total: 'إجمالي عمليات المسح',
    all: 'كل عمليات المسح',
    span: (from, to) => `من ${from} إلى ${to}`,
    day: 'اليوم (UTC)',
    hour: 'الساعة (UTC)',
  },
};
