import { ar as figures } from '../../figures/ar.ts';
import { pluralIn } from '../../plural.ts';
import type { ScansTexts } from './texts.ts';

const counted = pluralIn('ar');
const days = counted({
  zero: () => 'أقل من يوم',
  one: () => 'يوم واحد',
  two: () => 'يومان',
  few: (n) => `${n} أيام`,
  many: (n) => `${n} يومًا`,
  other: (n) => `${n} يوم`,
});

export const texts: ScansTexts = {
  figures,
  title: 'عمليات المسح',
  loading: 'جارٍ تحميل عمليات المسح',
  summary: 'الرمز وعمليات مسحه باختصار',
  total: 'الإجمالي',
  span: days,
  today: 'اليوم (UTC)',
  none: 'لا عمليات مسح بعد',
  advice: 'زياراتك أنت لا تُحتسب. اطلب من شخص آخر مسح الرمز.',
  edit: 'تعديل الرمز',
  all: 'كل عمليات المسح',
  days: 'الأيام المعروضة',
  devices: 'الأجهزة',
  device: 'الجهاز',
  from: 'من أين',
  site: 'الموقع',
  siteNote: 'الموقع الذي فيه الرابط الذي فُتح. المسح بالكاميرا لا يأتي من أي موقع.',
};
