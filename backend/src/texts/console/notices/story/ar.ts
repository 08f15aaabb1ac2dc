import { ar as figures } from '../../../figures/ar.ts';
import { isolate } from '../../../isolate.ts';
import type { NoticeStoryTexts } from './texts.ts';

/** The Arabic texts of all that happened to a notice, and of the notices about a code. */
export const texts: NoticeStoryTexts = {
  figures,
  title: 'القصة كاملة',
  heading: (number) => `القصة كاملة للرقم ${isolate(number)}`,
  intro: 'كل ما حدث، بالترتيب، كما سُجّل.',
  readAt: 'وقت القراءة',
  json: 'تنزيل JSON',
  print: 'طباعة',
  file: 'القصة',
  reporter: 'المبلّغ',
  mailed: (who, state) => `بريد إلى ${who}: ${state}`,
  columns: {
    at: 'الوقت (UTC)',
    what: 'ما حدث',
    who: 'بواسطة',
    reason: 'السبب',
    decision: 'القرار',
    ground: 'يستند إلى',
    rule: 'القانون أو القاعدة',
    words: 'النص',
    name: 'اسم المبلّغ',
    email: 'بريد المبلّغ',
    mailTo: 'بريد إلى',
    mail: 'حالة البريد',
  },
  steps: {
    received: 'وصل بلاغ',
    opened: 'فتحته الإدارة',
    decided: 'اتُّخذ قرار',
    reasonsStated: 'كان يجب إبلاغ المالك بالأسباب',
    passedOn: 'كان يجب إبلاغ المالك الجديد بالأسباب',
    contested: 'اعترض المالك',
    objectionDismissed: 'بقي القرار رغم الاعتراض',
    reversed: 'أُلغي القرار',
    reversalStated: 'كان يجب إبلاغ المالك بذلك',
    reporterForgotten: 'مُحيت بيانات المبلّغ',
  },
  mails: {
    waiting: 'سيُرسل',
    sent: 'أُرسل',
    refused: 'لم يقبله أي خادم',
    none: 'لا عنوان مؤكدًا',
    unknown: 'لا يُحفظ هذه المدة',
  },
  ofCode: {
    title: 'البلاغات والقرارات',
    none: 'لا بلاغات',
    advice: 'لم يبلّغ أحد عن هذا الرمز، ولم يُتخذ قرار بشأنه.',
    more: (count) => `تُعرض أحدث ${count}.`,
  },
};
