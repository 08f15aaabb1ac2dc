import { isolate } from '../../isolate.ts';
import { pluralIn } from '../../plural.ts';
import type { BatchTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: BatchTexts = {
  title: 'الدفعات',
  intro: 'رموز أُنشئت معًا.',
  pages: 'صفحات الدفعات',
  none: 'لا دفعات بعد',
  noneAdvice: 'أنشئ روابط لتظهر الدفعة الأولى.',
  unnamed: (day) => `دفعة ${day}`,
  columns: {
    name: 'الاسم',
    createdAt: 'أُنشئت',
    size: 'الرموز',
    claimed: 'المملوكة',
    approved: 'الموافق عليها',
    print: 'طباعة',
  },
  printOf: (batch) => `طباعة رموز ${isolate(batch)}`,
  states: (claimed, approved) => `المملوكة: ${claimed}، الموافق عليها: ${approved}`,
  deleted: counted({
    zero: () => 'لا رموز محذوفة',
    one: () => 'رمز محذوف واحد',
    two: () => 'رمزان محذوفان',
    few: (n) => `${n} رموز محذوفة`,
    many: (n) => `${n} رمزًا محذوفًا`,
    other: (n) => `${n} رمز محذوف`,
  }),
  edit: { title: 'اسم الدفعة وملاحظتها', save: 'حفظ', name: 'الاسم', note: 'الملاحظة' },
  actions: {
    approve: 'الموافقة على الكل',
    edit: 'تعديل الاسم والملاحظة',
    print: 'طباعة',
    codes: 'الرموز',
    csv: 'ملف CSV',
    manifest: 'قائمة في ملف CSV',
  },
  page: {
    untitled: 'دفعة',
    label: 'الدفعة',
    note: 'الملاحظة:',
    generated: (day) => `أُنشئت في ${day}`,
    generatedBy: (day, person) => `أُنشئت في ${day} بواسطة ${person}`,
    unknown: 'لا توجد دفعة كهذه',
    mistyped: 'ربما كُتب العنوان خطأً.',
    all: 'كل الدفعات',
  },
  figures: {
    label: 'أرقام الدفعة',
    codes: counted({
      zero: () => 'رموز',
      one: () => 'رمز',
      two: () => 'رمز',
      few: () => 'رموز',
      many: () => 'رمزًا',
      other: () => 'رمز',
    }),
    scans: counted({
      zero: () => 'عمليات مسح',
      one: () => 'عملية مسح',
      two: () => 'عملية مسح',
      few: () => 'عمليات مسح',
      many: () => 'عملية مسح',
      other: () => 'عملية مسح',
    }),
    claimed: (number) => `المملوكة: ${number}`,
    approved: (number) => `الموافق عليها: ${number}`,
    share: (percent) => `(${percent}%)`,
    underOne: '(أقل من 1%)',
  },
  codes: {
    label: 'رموز الدفعة',
    title: 'الرموز',
    deleted: 'حُذفت كل رموز هذه الدفعة.',
    all: (total) => `كل الرموز في الجدول (${total})`,
    claimed: 'مملوك',
    approved: 'تمت الموافقة',
    notApproved: 'لا موافقة',
  },
};
