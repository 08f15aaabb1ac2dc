import type { EditWords } from '../texts.ts';

export const history: EditWords['history'] = {
  title: 'السجل',
  loading: 'جارٍ تحميل السجل',
  failed: 'تعذّر عرض السجل',
  older: 'عرض تغييرات أقدم',
  view: 'عرض',
  viewVersion: (when) => ` نسخة ${when}`,
  now: 'الآن',
  by: (who, when) => `بواسطة ${who}، ${when}`,
  who: { you: 'حسابك', owner: 'المالك', admin: 'أحد المشرفين', system: 'النظام' },
  gone: 'لم تعد متاحة',
  goneAdvice: 'مُحيت هذه النسخة، أو أنها تسبق انتقال الرمز إليك.',
  allChanges: 'كل التغييرات',
  restoreVersion: 'استعادة هذه النسخة',
  asOf: (when) => `كما كان في ${when}`,
  likeNow: 'هكذا هو الرمز الآن.',
  restore: {
    title: 'استعادة هذه النسخة؟',
    confirm: 'استعادة',
    advice: (when) => `يعود الاسم والوجهة كما كانا في ${when}. وتبقى النسخة الحالية في السجل.`,
  },
};
