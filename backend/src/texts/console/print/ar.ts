import { isolate } from '../../isolate.ts';
import { pluralIn } from '../../plural.ts';
import type { PrintTexts } from './texts.ts';

const counted = pluralIn('ar');
const codes = counted({
  zero: () => 'لا رموز',
  one: () => 'رمز واحد',
  two: () => 'رمزان',
  few: (n) => `${n} رموز`,
  many: (n) => `${n} رمزًا`,
  other: (n) => `${n} رمز`,
});
const pages = counted({
  zero: () => 'لا صفحات',
  one: () => 'صفحة واحدة',
  two: () => 'صفحتين',
  few: (n) => `${n} صفحات`,
  many: (n) => `${n} صفحة`,
  other: (n) => `${n} صفحة`,
});

export const texts: PrintTexts = {
  title: 'طباعة الرموز',
  titleOf: (batch) => `طباعة · ${isolate(batch)}`,
  intro: 'ملفات متجهة بمقاسات دقيقة. يُقرأ كل رمز مطبوع قبل أن تحصل على ملف.',
  batch: 'الدفعة',
  noBatch: {
    title: 'لم تُختر دفعة',
    advice: (list) => `اختر دفعة في ${list}، واطبعها هناك.`,
    list: 'قائمة الدفعات',
  },
  noCodes: {
    title: 'لم تُختر رموز',
    advice: (table) => `حدّد رموزًا في ${table}، واختر الطباعة.`,
    table: 'الجدول',
  },
  nothing: {
    title: 'لا شيء للطباعة',
    codes: 'حُذفت هذه الرموز.',
    batch: 'حُذفت كل رموز هذه الدفعة.',
  },
  unit: 'مم',
  paper: {
    title: 'الورق',
    a4: 'ورق A4، ‏210 × 297 مم',
    letter: 'ورق Letter، ‏215.9 × 279.4 مم',
    sheet: 'ورقة ملصقات، حسب رقمها',
    label: 'لفة ملصقات، ملصق واحد في الصفحة',
    width: 'عرض الملصق',
    height: 'ارتفاع الملصق',
    symbol: 'مقاس الرمز',
    symbolHelp: 'من 10 إلى 200 مم، من دون المنطقة البيضاء حوله',
  },
  sheets: {
    number: 'الرقم على العبوة',
    example: 'مثل L7160 أو 5163 أو 4677',
    found: counted({
      zero: () => 'لا أوراق لها هذا الرقم',
      one: () => 'ورقة واحدة لها هذا الرقم',
      two: () => 'ورقتان لهما هذا الرقم',
      few: (n) => `${n} أوراق لها هذا الرقم`,
      many: (n) => `${n} ورقة لها هذا الرقم`,
      other: (n) => `${n} ورقة لها هذا الرقم`,
    }),
    none: 'لا ورقة هنا لها هذا الرقم. اختر ورقًا أو لفة ملصقات',
    label: 'ورقة الملصقات',
    papers: { a4: 'ورق A4', letter: 'ورق Letter' },
    group: (maker, paper) => `${isolate(maker)}، ${paper}`,
    of: (sheet, labels, size) => `${isolate(sheet)}: ‏${labels} بمقاس ${isolate(size)}`,
  },
  below: {
    code: 'الرمز القصير تحت كل رمز',
    name: 'اسم الدفعة تحت كل رمز',
    unnamed: 'ليس لهذه الدفعة اسم. سمّها في صفحتها.',
    crop: 'علامات القص',
  },
  logo: {
    label: 'الشعار في الوسط',
    help: 'يأخذ الشعار جزءًا من الرمز، لذلك يُستخدم تصحيح الأخطاء H.',
    none: 'لا شيء',
    mark: 'علامة Qlaim',
    image: 'صورة خاصة بك',
    file: 'الشعار',
    choose: 'اختيار PNG أو SVG',
    unreadable: 'هذا الملف ليس صورة، أو تفاصيله أكثر مما يناسب شعارًا',
  },
  feed: {
    start: 'البدء من الملصق',
    startHelp: 'صفًا بعد صف من أعلى اليسار، لورقة مستخدمة جزئيًا',
    backs: 'على الوجهين',
    backsHelp:
      'تلي كلَّ صفحة صفحةُ ظهرها، وفيها اسم الدفعة والرمز. اطبع على الوجهين، مع القلب على الحافة الطويلة.',
    off: 'إذا كانت طابعتك تنحرف',
    right: 'تحريك إلى اليمين',
    down: 'تحريك إلى الأسفل',
  },
  buttons: { pdf: 'تنزيل PDF', svg: 'ملف ZIP من رسوم SVG' },
  file: {
    busy: counted({
      zero: () => 'لا رموز للرسم.',
      one: () => 'يُرسم رمز واحد ويُقرأ. الألف تستغرق ثواني.',
      two: () => 'يُرسم رمزان ويُقرآن. الألف تستغرق ثواني.',
      few: (n) => `تُرسم ${n} رموز وتُقرأ. الألف تستغرق ثواني.`,
      many: (n) => `يُرسم ${n} رمزًا ويُقرأ. الألف تستغرق ثواني.`,
      other: (n) => `يُرسم ${n} رمز ويُقرأ. الألف تستغرق ثواني.`,
    }),
    ready: 'ملفك جاهز',
    again: 'تنزيل من جديد',
    facts: (count, sheets, size) => `${codes(count)} على ${pages(sheets)}، ${isolate(size)}. قُرئ كل رمز.`,
    factsOf: (count, batch, sheets, size) =>
      `${codes(count)} من ${isolate(batch)} على ${pages(sheets)}، ${isolate(size)}. قُرئ كل رمز.`,
  },
  preview: {
    none: 'لا معاينة',
    advice: 'صحّح النموذج لترى الصفحة.',
    facts: (count, onPage, sheets) => `${codes(count)}، ${onPage} في الصفحة، على ${pages(sheets)}`,
    first: (sheets, count) => `الأولى من ${pages(sheets)}، وفيها ${codes(count)}`,
    back: 'ظهرها',
  },
};
