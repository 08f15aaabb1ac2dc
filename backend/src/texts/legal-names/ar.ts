import type { LegalNames } from './texts.ts';

export const ar: LegalNames = {
  links: 'معلومات قانونية',
  pages: {
    imprint: 'بيانات الناشر',
    privacy: 'الخصوصية',
    terms: 'شروط الاستخدام',
    contact: 'الاتصال بنا',
    accessibility: 'سهولة الوصول',
    rules: 'قواعد النشر',
  },
};
