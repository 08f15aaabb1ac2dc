import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('ar');

/** The Arabic texts of scans that wait in a file while the log is away. */
export const spool: OperationsTexts['spool'] = {
  waiting: counted({
    zero: () => 'لا عمليات مسح تنتظر سجل الأحداث',
    one: () => 'عملية مسح واحدة تنتظر سجل الأحداث في ملف',
    two: () => 'عمليتا مسح تنتظران سجل الأحداث في ملف',
    few: (n) => `${n} عمليات مسح تنتظر سجل الأحداث في ملف`,
    many: (n) => `${n} عملية مسح تنتظر سجل الأحداث في ملف`,
    other: (n) => `${n} عملية مسح تنتظر سجل الأحداث في ملف`,
  }),
  buyers: 'لا شيء: ما زالت الرموز تقود إلى وجهاتها. ترتفع أعداد عمليات المسح لاحقًا.',
  remedy:
    'أعد سجل الأحداث إلى العمل. تدخله عمليات المسح بعدها تلقائيًا. احتفظ حتى ذلك الحين بالمجلد \u2068scan-spool\u2069.',
  away: 'تُرفض التعديلات وعمليات مسح الرموز التي لم يمسحها أحد مؤخرًا. تقود عمليات المسح الأخرى إلى وجهاتها. ما زالت الصفحات والقوائم تظهر.',
};
