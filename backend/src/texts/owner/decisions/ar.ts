import { isolate } from '../../isolate.ts';
import type { DecisionTexts } from './texts.ts';

export const texts: DecisionTexts = {
  title: 'قرارات بشأن رموزك',
  one: 'قرار بشأن رمزك',
  all: 'كل القرارات',
  loading: 'يُحمَّل القرار',
  none: { title: 'لا قرارات', advice: 'لم يُتخذ أي قرار بشأن ما تعرضه رموزك.' },
  unknown: {
    title: 'هذا القرار غير معروف',
    advice: 'الرابط خاطئ، أو أن القرار يخص رمز حساب آخر.',
  },
  failed: 'تعذر تحميل القرار',
  done: {
    restrict: 'محتوى رمزك لا يُعرض للزوار',
    disable: 'رمزك متوقف',
    delete: 'حُذف رمزك',
  },
  kept: 'ما زال بإمكانك تعديله.',
  about: {
    reported: 'أبلغ أحدهم عمّا يعرضه الرمز.',
    unasked: 'فحصنا ما يعرضه الرمز.',
  },
  person: 'اتخذ شخص هذا القرار.',
  facts: { code: 'الرمز', when: 'تاريخ القرار', reasons: 'الأسباب', number: 'الرقم' },
  grounds: { law: 'بموجب القانون', house: 'بموجب قواعدنا' },
  unnamed: 'لم يُذكر سبب.',
  read: 'لماذا، وكيف تعترض',
  states: {
    contestable: 'يمكنك الاعتراض',
    waiting: 'وصل الاعتراض',
    dismissed: 'أُجيب عن الاعتراض',
    reversed: 'أُلغي',
    final: 'انتهى',
  },
  object: {
    title: 'اعترض',
    advice: (until) =>
      `إذا لم توافق، فيمكنك الاعتراض مرة واحدة حتى ${isolate(until)}. ينظر فيه شخص من جديد، ونرسل إليك الجواب بالبريد. ويمكنك أيضًا اللجوء إلى القضاء.`,
    words: 'لماذا لا توافق',
    submit: 'أرسل الاعتراض',
  },
  over: (until) => `كان الاعتراض ممكنًا حتى ${isolate(until)}. ما زال بإمكانك اللجوء إلى القضاء.`,
  objection: {
    title: 'اعتراضك',
    sent: 'تاريخ الإرسال',
    words: 'ما كتبته',
    waiting: 'ينظر فيه شخص، ونرسل إليك الجواب بالبريد.',
  },
  outcome: {
    answer: 'جوابنا',
    on: 'تاريخ الجواب',
    dismissed: 'نبقى على القرار',
    reversed: 'ألغينا القرار',
    deleted: 'لا يمكن أن يعود رمز محذوف. ردّ على رسالتنا، ونعطيك رمزًا آخر.',
    court: 'يمكنك أيضًا اللجوء إلى القضاء.',
  },
};
