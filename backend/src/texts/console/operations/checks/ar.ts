import { isolate } from '../../../isolate.ts';
import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('ar');
const entries = counted({
  zero: () => 'لا عناوين',
  one: () => 'عنوان واحد',
  two: () => 'عنوانان',
  few: (n) => `${n} عناوين`,
  many: (n) => `${n} عنوانًا`,
  other: (n) => `${n} عنوان`,
});

/** The Arabic texts of back-ups and audits. */
export const checks: OperationsTexts['checks'] = {
  title: 'النسخ الاحتياطي والتدقيق',
  good: (size, when) => `آخر نسخة احتياطية سليمة: ${isolate(size)}، أُنشئت: ${when}.`,
  place: (place) => `مكانها: ${isolate(place)}.`,
  none: 'لم تُنشأ بعد أي نسخة احتياطية بالأمر \u2068npm run backup\u2069.',
  sound: (when) => `آخر تدقيق: سليم، ${when}.`,
  damaged: (count, when) => `آخر تدقيق: عدد الاختلافات: ${count}، ${when}.`,
  notAudited: 'لم يُجرَ أي تدقيق بعد.',
  failed: 'فشل النسخ الاحتياطي',
  late: 'آخر نسخة احتياطية سليمة أقدم من يومين',
  backupBuyers: 'لا شيء الآن. لو فُقد الجهاز لفُقد كل ما جاء بعد آخر نسخة احتياطية سليمة.',
  failedRemedy: 'أصلح ما يذكره السبب، ثم شغّل \u2068npm run backup\u2069.',
  lateRemedy: 'شغّل \u2068npm run backup\u2069 وعيّن \u2068BACKUP_TO\u2069 لتُنشأ نسخة كل يوم.',
  found: counted({
    zero: () => 'لم يجد التدقيق أي اختلاف',
    one: () => 'وجد التدقيق اختلافًا واحدًا',
    two: () => 'وجد التدقيق اختلافين',
    few: (n) => `وجد التدقيق ${n} اختلافات`,
    many: (n) => `وجد التدقيق ${n} اختلافًا`,
    other: (n) => `وجد التدقيق ${n} اختلاف`,
  }),
  foundBuyers: 'قد تكون رموز أو صفحات خاطئة أو مفقودة.',
  foundRemedy:
    'شغّل \u2068npm run audit\u2069 مرة أخرى. إن بقي الأمر فأعد بناء نماذج القراءة أو استعد نسخة احتياطية.',
  lists: {
    title: 'قوائم العناوين الضارة',
    read: (name, count, when) => `${isolate(name)}: ${entries(count)}، قُرئت ${when}.`,
    unread: (name) => `${isolate(name)}: لم تُقرأ بعد.`,
    problem: (problem) => `آخر محاولة: ${problem}.`,
    failed: (name) => `تعذّرت قراءة قائمة العناوين الضارة ${isolate(name)}`,
    buyers: 'لا شيء إن قُرئت من قبل: تُعتمد آخر نسخة سليمة منها. وإلا فلا يُقارن بها أي عنوان.',
    remedy: 'تحقق من ملفها أو عنوانها في \u2068DESTINATION_FEEDS\u2069.',
  },
  retention: {
    title: 'مدة الاحتفاظ',
    never: 'لم تُنفَّذ بعد.',
    last: (what, when) => `آخر تنفيذ: ${what}، ${when}.`,
    what: (asked, erased, signIns, scans) =>
      `أشخاص أُبلغوا: ${asked}، حسابات حُذفت: ${erased}، عمليات تسجيل دخول أُزيلت: ${signIns}، عمليات مسح جُمعت: ${scans}`,
    next: (when) => `التنفيذ التالي: ${when}.`,
  },
};
