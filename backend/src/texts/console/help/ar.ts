import { ar as content } from '../../content/ar.ts';
import { isolate } from '../../isolate.ts';
import { pluralIn } from '../../plural.ts';
import type { HelpTexts } from './texts.ts';

const counted = pluralIn('ar');
const latest = counted({
  zero: () => 'لا رموز',
  one: () => 'هذا آخر رمز تم امتلاكه',
  two: () => 'هذان آخر رمزين تم امتلاكهما',
  few: (n) => `هذه آخر ${n} رموز تم امتلاكها`,
  many: (n) => `هذه آخر ${n} رمزًا تم امتلاكها`,
  other: (n) => `هذه آخر ${n} رمز تم امتلاكها`,
});

export const texts: HelpTexts = {
  content,
  cancel: 'إلغاء',
  next: 'متابعة',
  code: {
    label: 'الرمز',
    choose: 'اختر رمزًا',
    none: 'ليس لهذا الشخص رموز.',
    latest: (count) => `${latest(count)}. يمكن فتح الأقدم في قائمة الرموز.`,
    notRead: 'لم تُقرأ الرموز بعد',
    noneToTake: 'ليس لهذا الشخص رموز',
    mustChoose: 'يُرجى اختيار رمز',
    gone: (code) => `لم يعد ${isolate(code)} في قائمة رموز هذا الشخص`,
  },
  mail: {
    title: 'إرسال عنوان رمز',
    send: 'إرسال',
    advice: (email) => `يتلقى ${isolate(email)} رسالة فيها عنوان الرمز واسمه ووجهته.`,
  },
  handOver: {
    titleOfOne: 'نقل رمز إلى مالك آخر',
    title: (code) => `نقل ${isolate(code)} إلى مالك آخر`,
    advice: (email) =>
      `يتلقى ${isolate(email)} رسالة بأن للرمز مالكًا آخر، ويتلقى المالك الجديد رسالة أيضًا. ولا يعرف أي منهما الآخر.`,
    mustFind: 'ابحث عن المالك الجديد، ثم اختره',
    keep: 'الاحتفاظ بالوجهة',
    keepHelp: 'وإلا يصبح الرمز فارغًا. ويُزال اسمه في كل الأحوال.',
  },
  find: {
    label: 'المالك الجديد، بالبريد أو الاسم',
    legend: 'المالك الجديد',
    advice: 'لا يمكن امتلاك الرموز إلا لمن أُكِّد بريده الإلكتروني.',
    searching: 'جارٍ البحث',
    none: 'لم يُعثر على أحد',
    choose: 'اختر أحد الأشخاص أدناه.',
    notVerified: (email) => `${isolate(email)}، غير مؤكَّد`,
  },
  confirm: {
    question: (code, who) => `هل تريد حقًا نقل ${isolate(code)} إلى ${isolate(who)}؟`,
    action: 'نقل',
    from: (who, email) =>
      `يفقد ${isolate(who)} (${isolate(email)}) الرمز. وتخبره رسالة بأن له مالكًا آخر، من دون ذكر من هو.`,
    to: (who, email) =>
      `يملكه ${isolate(who)} (${isolate(email)}) فورًا. وتخبره رسالة بذلك، مع العنوان الذي يعدّله فيه.`,
    kept: (destination) => `يبقى ما يفعله المسح: ${destination}. ويُزال اسمه.`,
    emptied: 'يُزال اسمه ومحتواه وملفاته. ولا يقود المسح إلى أي مكان حتى يحفظ المالك الجديد شيئًا.',
  },
};
