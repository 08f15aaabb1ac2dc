import { pluralIn } from '../../../plural.ts';
import type { EditWords } from '../texts.ts';

const counted = pluralIn('ar');

export const frame: EditWords['frame'] = {
  title: 'تعديل رمز QR:',
  loadingCode: 'جارٍ تحميل رمز QR',
  loadingTab: 'جارٍ تحميل التبويب',
  thisCode: 'هذا الرمز',
  name: 'الاسم',
  namePlaceholder: 'اسم رمز QR (اختياري)',
  tabsLabel: 'وجهة الرمز',
  tabs: {
    link: 'رابط',
    phoneNumber: 'مكالمة هاتفية',
    memories: 'إنشاء صفحة',
    pdf: 'ملف PDF',
    image: 'صور/فيديوهات',
    smartQR: 'رمز ذكي',
  },
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  uploading: counted({
    zero: () => 'لا ملفات قيد الرفع',
    one: () => 'جارٍ رفع ملف واحد…',
    two: () => 'جارٍ رفع ملفين…',
    few: (count) => `جارٍ رفع ${count} ملفات…`,
    many: (count) => `جارٍ رفع ${count} ملفًا…`,
    other: (count) => `جارٍ رفع ${count} ملف…`,
  }),
  undo: 'تراجع',
  scanShows: 'ما يعرضه المسح',
  preview: {
    button: 'معاينة',
    preparing: 'جارٍ الحفظ وتجهيز معاينة الصفحة…',
    blocked: 'حظر متصفحك المعاينة. اسمح بالنوافذ المنبثقة لهذه الصفحة، أو امسح الرمز.',
  },
  claimed: { title: 'هذا الرمز لك', advice: 'اختر وجهته، وغيّرها متى شئت.' },
  clear: {
    button: 'إفراغ هذا الرمز',
    title: 'إفراغ هذا الرمز؟',
    confirm: 'إفراغ',
    advice: 'لن يعرض مسح هذا الرمز شيئًا عندئذٍ. يبقى اسمه، ويمكن استعادة الباقي من السجل.',
  },
  leave: {
    title: 'المغادرة من دون حفظ؟',
    confirm: 'مغادرة',
    stay: 'البقاء',
    advice: 'لم تُحفظ تغييراتك. يحتفظ بها هذا الجهاز إلى أن تعود أو تسجّل الخروج.',
  },
  unsaved: {
    failed: 'لم يُحفظ تغييرك الأخير',
    failedAdvice: 'ما كتبته لا يزال هنا. راجعه ثم احفظ مرة أخرى.',
    back: 'عادت تغييراتك غير المحفوظة',
    backAdvice: 'يعرض النموذج ما كتبته سابقًا.',
    showSaved: 'عرض ما هو محفوظ',
  },
  offline: {
    title: 'لا يوجد اتصال',
    advice: 'نصك محفوظ على هذا الجهاز. سيُحفظ حين يعود الاتصال.',
  },
  conflict: {
    title: 'تغيّر هذا الرمز في مكان آخر في هذه الأثناء',
    advice: 'لم يضِع شيء مما كتبته. اختر النسخة التي تريد الاحتفاظ بها.',
    yours: 'نسختك',
    incomplete: 'لم تكتمل بعد. عدّل نسختك لتراها.',
    savedMeanwhile: 'حُفظ في هذه الأثناء',
    savedBy: (who, when) => `حُفظ في هذه الأثناء بواسطة ${who}، ${when}`,
    keepMine: 'الاحتفاظ بنسختي',
    takeTheirs: 'اعتماد النسخة الأخرى',
    editMine: 'تعديل نسختي',
  },
};
