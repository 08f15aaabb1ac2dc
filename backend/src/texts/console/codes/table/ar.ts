import { ar as content } from '../../../content/ar.ts';
import { isolate } from '../../../isolate.ts';
import { pluralIn } from '../../../plural.ts';
import type { CodeTableTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: CodeTableTexts = {
  content,
  section: 'جدول الرموز',
  select: (code) => `تحديد ${isolate(code)}`,
  selectAll: 'تحديد الكل',
  columns: {
    id: 'الرمز',
    name: 'الاسم',
    storedInfo: 'يقود إلى',
    owner: 'المالك',
    approved: 'الحالة',
    scanCount: 'عمليات المسح',
    createdAt: 'أُنشئ',
    approvedDate: 'تمت الموافقة',
    imageUploadDate: 'رُفعت الصورة',
    note: 'الملاحظة',
    tags: 'الوسوم',
  },
  cells: {
    editText: (code) => `تعديل اسم ${isolate(code)} وملاحظته`,
    nothing: 'لا شيء بعد',
    approved: 'تمت الموافقة',
    notApproved: 'لا موافقة',
    disabled: 'موقوف',
    owner: (name, email) => `${isolate(name)}، ${isolate(email)}`,
  },
  choice: {
    columns: 'الأعمدة',
    label: 'اختيار الأعمدة',
    search: 'البحث في الأعمدة',
    up: (column) => `نقل ${column} إلى أعلى`,
    down: (column) => `نقل ${column} إلى أسفل`,
    reset: 'إعادة الضبط',
  },
  bar: {
    compact: 'متراص',
    print: 'طباعة…',
    tooMany: (most) => `يُطبع ${most} رمز على الأكثر دفعة واحدة`,
  },
  row: {
    label: (code) => `اسم ${isolate(code)} وملاحظته`,
    save: 'حفظ',
  },
  sheet: {
    previous: 'السابق',
    next: 'التالي',
    open: 'فتح صفحته',
    scans: counted({
      zero: () => 'لا عمليات مسح',
      one: () => 'عملية مسح واحدة',
      two: () => 'عمليتا مسح',
      few: (n) => `${n} عمليات مسح`,
      many: (n) => `${n} عملية مسح`,
      other: (n) => `${n} عملية مسح`,
    }),
  },
};
