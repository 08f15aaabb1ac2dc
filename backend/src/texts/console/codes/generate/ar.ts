import { isolate } from '../../../isolate.ts';
import { pluralIn } from '../../../plural.ts';
import type { GenerateTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: GenerateTexts = {
  dialog: {
    title: 'إنشاء رموز',
    submit: 'إنشاء الروابط',
    amount: 'العدد',
    range: (min, max) => `من ${min} إلى ${max} رمز`,
    name: 'اسم الدفعة',
    nameHelp: 'مثل «حقائب غيتار، الربيع». يمكن تأجيله.',
    note: 'الملاحظة',
    noteHelp: 'لا تظهر إلا في لوحة الإدارة.',
  },
  notice: {
    codes: counted({
      zero: () => 'لا رموز',
      one: () => 'رمز واحد',
      two: () => 'رمزان',
      few: (n) => `${n} رموز`,
      many: (n) => `${n} رمزًا`,
      other: (n) => `${n} رمز`,
    }),
    done: (codes) => `تم الإنشاء: ${codes}`,
    doneIn: (codes, batch) => `تم الإنشاء: ${codes} في ${isolate(batch)}`,
    print: 'طباعة',
    see: 'عرض الموافقة',
    approve: 'الموافقة',
    open: 'فتح',
    close: 'إغلاق الإشعار',
  },
  none: {
    title: 'لا رموز QR بعد',
    enter: 'إدخال العدد',
    advice: 'أدخل العدد الذي تحتاج إليه واضغط «إنشاء الروابط». تصلك عناوينها في ملف CSV للطباعة.',
    unmatched: 'لا رموز تطابق هذه المرشِّحات',
    clear: 'مسح كل المرشِّحات',
    fewer:
      'أزل مرشِّحًا، أو ابحث عن حروف أقل. يجد البحث أجزاء من الرموز والأسماء والملاحظات والدفعات والمالكين والروابط وأرقام الهواتف.',
  },
};
