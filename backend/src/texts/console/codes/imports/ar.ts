import { pluralIn } from '../../../plural.ts';
import type { ImportTexts } from './texts.ts';

const counted = pluralIn('ar');
const rows = counted({
  zero: () => 'لا صفوف',
  one: () => 'صف واحد',
  two: () => 'صفان',
  few: (n) => `${n} صفوف`,
  many: (n) => `${n} صفًا`,
  other: (n) => `${n} صف`,
});
const codes = counted({
  zero: () => 'لا رموز',
  one: () => 'رمز واحد',
  two: () => 'رمزان',
  few: (n) => `${n} رموز`,
  many: (n) => `${n} رمزًا`,
  other: (n) => `${n} رمز`,
});

export const texts: ImportTexts = {
  rows: (count) => rows(count),
  codes: (count) => codes(count),
  title: 'استيراد الرموز',
  lead: 'رموز طُبعت في مكان آخر: ملف CSV أو تصدير من Shlink أو YOURLS أو Kutt أو Dub. تظل تؤدي إلى حيث كانت تؤدي.',
  choose: 'اختيار ملف',
  file: 'ملف CSV',
  other: 'اختيار ملف آخر',
  checking: 'يجري فحص الملف …',
  of: (source, rows) => `${source} · ${rows}`,
  any: 'ملف CSV',
  valid: (codes) => `يمكن استيراد: ${codes}`,
  faulty: (rows) => `لا يمكن استيراد: ${rows}`,
  columns: 'الأعمدة',
  none: 'ليس في الملف',
  fields: {
    short: 'الرمز القصير',
    address: 'العنوان المطبوع',
    link: 'الوجهة',
    name: 'الاسم',
    note: 'الملاحظة',
    tags: 'الوسوم',
    created: 'تاريخ الإنشاء',
  },
  claimable: 'يمكن للمشترين المطالبة بها',
  claimableHelp: 'كثيرًا ما تكون الرموز القصيرة الأخرى سهلة التخمين. من دون هذا يوافق عليها مشرف أولًا.',
  line: (line) => `السطر ${line}`,
  more: (number) => `تُعرض أول ${number}. بعد الاستيراد تجدها كلها في ملف CSV.`,
  submit: (codes) => `استيراد ${codes}`,
  faults: {
    no_code: 'لا رمز قصير',
    bad_code: 'أكثر من 64 حرفًا، أو غير الحروف والأرقام و . _ ~ -',
    reserved_code: 'كلمة من عناوين هذا المنتج',
    same_code: 'لصف سابق هذا الرمز القصير',
    code_taken: 'يوجد رمز بهذا الرمز القصير',
    bad_address: 'ليس عنوان ويب بجزء واحد بعد المضيف',
    bad_link: 'ليست وجهة يجوز أن يؤدي إليها رمز',
    bad_name: 'الاسم طويل جدًا',
    bad_note: 'الملاحظة طويلة جدًا',
    bad_tags: 'وسوم كثيرة جدًا أو طويلة جدًا',
    bad_date: 'ليس تاريخًا ماضيًا',
  },
};
