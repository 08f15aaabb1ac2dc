import { ar as content } from '../../../content/ar.ts';
import { isolate } from '../../../isolate.ts';
import { pluralIn } from '../../../plural.ts';
import type { CodeListTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: CodeListTexts = {
  title: 'إنشاء روابط QR',
  total: (number) => `إجمالي رموز QR\u200f: ${number}`,
  someOf: (some, all) => `${some} من ${all}`,
  generate: 'إنشاء',
  import: 'استيراد',
  upload: 'رفع الصور',
  codes: 'رموز QR',
  search: {
    region: 'البحث في رموز QR',
    label: 'بحث',
    placeholder: 'الرمز أو الاسم أو المالك أو العنوان أو الوجهة',
    clear: 'مسح البحث',
    filters: 'المرشِّحات',
    filtersSet: (count) => `المرشِّحات (${count})`,
  },
  views: { label: 'طريقة العرض', cards: 'بطاقات', table: 'جدول' },
  pages: {
    skip: 'الانتقال إلى أرقام الصفحات',
    label: 'صفحات الرموز',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page) => `الصفحة ${page}`,
    shown: (from, to, total) => `من ${from} إلى ${to}، من أصل ${total}`,
  },
  code: {
    symbol: (code) => `رمز QR ‏${isolate(code)}`,
    noName: 'لا اسم له بعد',
    noOwner: 'لا مالك له بعد',
    nonpaying: 'غير مدفوع',
    hidden: 'أخفاه المالك',
    withheld: 'محجوب عن الزوار',
    flagged: 'يُحذَّر الزوار',
    created: 'أُنشئ',
    uploaded: 'رُفعت الصورة',
    approved: 'تمت الموافقة',
    scans: 'عمليات المسح',
  },
  actions: {
    edit: (code) => `تعديل ${isolate(code)}`,
    remove: (code) => `حذف ${isolate(code)}`,
    more: (code) => `المزيد عن ${isolate(code)}`,
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط',
    notCopied: 'تعذّر نسخ الرابط. حدّده وانسخه يدويًا',
    print: 'طباعة هذا الرمز',
    svg: 'تنزيل بصيغة SVG',
    restrict: 'وسمه بأنه غير مدفوع',
    unrestrict: 'وسمه بأنه مدفوع',
  },
  switches: {
    approved: { label: 'الموافقة', on: 'تمت الموافقة', off: 'لا موافقة' },
    isActive: { label: 'مفعّل', on: 'مفعّل', off: 'موقوف' },
    restricted: { label: 'مدفوع', on: 'مدفوع', off: 'غير مدفوع' },
  },
  stored: {
    nothing: 'لم يُحفظ شيء بعد',
    types: { ...content.labels, protected: 'صفحة محمية', image: 'صور وفيديوهات' },
    images: counted({
      zero: () => 'لا صور',
      one: () => 'صورة واحدة',
      two: () => 'صورتان',
      few: (n) => `${n} صور`,
      many: (n) => `${n} صورة`,
      other: (n) => `${n} صورة`,
    }),
    videos: counted({
      zero: () => 'لا فيديوهات',
      one: () => 'فيديو واحد',
      two: () => 'مقطعا فيديو',
      few: (n) => `${n} فيديوهات`,
      many: (n) => `${n} فيديو`,
      other: (n) => `${n} فيديو`,
    }),
    both: (first, second) => `${first} و${second}`,
    andMore: (first, count) => `${isolate(first)} و${count} غيرها`,
    otherwise: (link) => `وإلا ${isolate(link)}`,
    of: (type, what) => `${type}: ${isolate(what)}`,
  },
};
