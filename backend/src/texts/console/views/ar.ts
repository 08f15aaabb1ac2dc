import { isolate } from '../../isolate.ts';
import type { ViewsTexts } from './texts.ts';

export const texts: ViewsTexts = {
  label: 'العروض المحفوظة',
  usual: {
    all: 'الكل',
    toApprove: 'بانتظار الموافقة',
    claimedThisWeek: 'امتُلكت هذا الأسبوع',
    neverScanned: 'لم تُمسح قط',
  },
  shared: 'مشترك مع الزملاء',
  sharedBy: (name) => `شاركه ${isolate(name)}`,
  sharedByYou: 'شاركتَه أنت',
  save: '+ حفظ العرض',
  menu: 'هذا العرض',
  share: 'المشاركة مع الزملاء',
  rename: 'إعادة التسمية',
  stop: 'إيقاف المشاركة',
  remove: 'إزالة هذا العرض',
  removeForAll: 'الحذف لدى الجميع',
  saving: {
    title: 'حفظ هذا العرض',
    action: 'حفظ',
    here: 'يحتفظ به هذا المتصفح وحده',
    forAll: 'يراه كل من يقرأ الرموز كعلامة تبويب',
  },
  renaming: {
    title: 'إعادة تسمية هذا العرض',
    action: 'إعادة التسمية',
    forAll: 'يرى كل من يقرأ الرموز الاسم الجديد',
  },
  removing: {
    question: (name) => `حذف «${isolate(name)}» لدى الجميع؟`,
    says: 'تختفي علامة تبويبه من لوحات جميع الزملاء. لا يتغير أي رمز.',
    action: 'حذف',
    keep: 'الاحتفاظ به',
  },
  name: 'الاسم',
  nameMissing: 'يرجى إدخال اسم',
  nameTaken: 'عرض آخر له هذا الاسم',
  failed: {
    share: 'تعذّرت مشاركة العرض',
    rename: 'تعذّرت إعادة تسمية العرض',
    remove: 'تعذّرت إزالة العرض',
  },
};
