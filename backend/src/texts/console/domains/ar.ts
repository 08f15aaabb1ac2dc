import { isolate } from '../../isolate.ts';
import type { DomainTexts } from './texts.ts';

export const texts: DomainTexts = {
  title: 'النطاقات',
  intro: 'يمكن أن يكون لكل نطاق متجره ومظهره. وما ليس له يرثه من النطاق الأول.',
  one: 'يُخدم نطاق واحد فقط. تضاف نطاقات أخرى عبر ⁨--domain⁩، أو عبر ⁨PROXIED_DOMAINS⁩ خلف وسيط.',
  first: 'الأول',
  inherited: 'موروث',
  own: 'خاص به',
  name: 'اسم المتجر',
  colour: 'اللون',
  colours: 'ألوان المنتج',
  logo: 'الشعار',
  noLogo: 'بلا شعار',
  storefront: 'عنوان المتجر',
  ownPage: 'صفحة الترحيب في هذا النطاق',
  legal: 'الصفحات القانونية',
  legalAdvice: 'توجد نصوص النطاق في مجلد باسمه داخل ⁨LEGAL_DIR⁩. وشروط الاستخدام واحدة لجميع النطاقات.',
  edit: 'تعديل',
  form: {
    choose: 'اختيار صورة',
    file: 'رفع الشعار',
    remove: 'إزالة',
    logo: '⁨PNG⁩ أو ⁨JPEG⁩ أو ⁨WebP⁩، وبحد أقصى 200 كيلوبايت. يظهر مكان الاسم.',
    title: (domain: string) => `تعديل ${isolate(domain)}`,
    save: 'حفظ',
    pick: 'اختيار لون',
    inherits: (what: string) => `فارغ: ${isolate(what)} (موروث)`,
    colour: 'للروابط والأزرار. تُستعمل على كل خلفية أقرب درجة تسهل قراءتها.',
    storefront: 'تقود إليه عمليات مسح الرموز المجهولة.',
  },
};
