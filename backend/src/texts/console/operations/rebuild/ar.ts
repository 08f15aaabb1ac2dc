import { isolate } from '../../../isolate.ts';
import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('ar');

export const rebuild: OperationsTexts['rebuild'] = {
  title: 'إعادة البناء',
  intro: 'تُنشئ نماذج القراءة من جديد من سجل الأحداث، حين تعرض شيئًا خاطئًا.',
  model: 'نموذج القراءة',
  all: 'كل نماذج القراءة',
  action: 'إعادة البناء',
  confirmAll: 'هل تريد إعادة بناء كل نماذج القراءة؟',
  confirm: (name) => `إعادة البناء: ${name}؟`,
  consequence:
    'يُقرأ سجل الأحداث من بدايته، وهذا يستغرق دقائق حين تكثر عمليات المسح. حتى ذلك الحين يرى الجميع القوائم الحالية. ويُستجاب للمسح كالمعتاد.',
  startFailed: 'تعذّر بدء إعادة البناء',
  asked: (person, when) => `طلبها ${isolate(person)}، ${when}.`,
  deletedPerson: 'شخص محذوف',
  waiting: (made) => `${made}: بانتظار إعادة البناء`,
  waitingNote:
    'تتولاها خلال ثوانٍ عملية تبني نماذج القراءة. إن بقي الأمر كذلك، فتحقق هل تعمل عملية كهذه، أو هل يعمل «\u2068npm run rebuild\u2069».',
  failed: (name) => `فشلت إعادة البناء عند: ${name}`,
  before: 'يستمر عرض ما كان موجودًا من قبل.',
  remedy: 'ما العمل:',
  models: counted({
    zero: () => 'لا نماذج قراءة',
    one: () => 'نموذج قراءة واحد',
    two: () => 'نموذجا قراءة',
    few: (n) => `${n} نماذج قراءة`,
    many: (n) => `${n} نموذج قراءة`,
    other: (n) => `${n} نموذج قراءة`,
  }),
  step: (name) => `يُقرأ سجل الأحداث من أجل: ${name}`,
  stepOf: (name, place, count) => `يُقرأ سجل الأحداث من أجل: ${name}، ${place} من ${count}`,
  ended: (made, time, took, documents) => `${made}، أُعيد البناء في ${time}، خلال ${took}: ${documents}.`,
  documents: counted({
    zero: () => 'لا مستندات',
    one: () => 'مستند واحد',
    two: () => 'مستندان',
    few: (n) => `${n} مستندات`,
    many: (n) => `${n} مستندًا`,
    other: (n) => `${n} مستند`,
  }),
  second: 'ثانية',
  seconds: counted({
    zero: () => 'أقل من ثانية',
    one: () => 'ثانية واحدة',
    two: () => 'ثانيتين',
    few: (n) => `${n} ثوانٍ`,
    many: (n) => `${n} ثانية`,
    other: (n) => `${n} ثانية`,
  }),
  minutes: counted({
    zero: () => 'أقل من دقيقة',
    one: () => 'دقيقة واحدة',
    two: () => 'دقيقتين',
    few: (n) => `${n} دقائق`,
    many: (n) => `${n} دقيقة`,
    other: (n) => `${n} دقيقة`,
  }),
  hours: counted({
    zero: () => 'أقل من ساعة',
    one: () => 'ساعة واحدة',
    two: () => 'ساعتين',
    few: (n) => `${n} ساعات`,
    many: (n) => `${n} ساعة`,
    other: (n) => `${n} ساعة`,
  }),
  problems: {
    'other-version': {
      reason: 'برنامج من إصدار آخر يحتفظ بنموذج القراءة هذا.',
      remedy: 'أكمل الترقية، لتكون كل العمليات من إصدار واحد. ثم ابدأها من جديد.',
    },
    'log-damaged': {
      reason: 'في سجل الأحداث حدث تالف.',
      remedy: 'شغّل «\u2068npm run audit\u2069» الذي يذكر الحدث، واستعد نسخة احتياطية.',
    },
    interrupted: {
      reason: 'أُوقفت كل عملية كانت تنفذها قبل النهاية.',
      remedy: 'انظر في سجل العملية لماذا تتوقف، وغالبًا لنقص الذاكرة. ثم ابدأها من جديد.',
    },
    unexpected: {
      reason: 'حدث خطأ لا تصلحه إعادة المحاولة.',
      remedy: 'يذكر سجل العملية السبب. أصلحه وابدأها من جديد.',
    },
  },
};
