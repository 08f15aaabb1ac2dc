import { ar as content } from '../../content/ar.ts';
import { isolate } from '../../isolate.ts';
import { pluralIn } from '../../plural.ts';
import type { CodesTexts } from './texts.ts';

const counted = pluralIn('ar');
const scans = counted({
  zero: () => 'لا عمليات مسح',
  one: () => 'عملية مسح واحدة',
  two: () => 'عمليتا مسح',
  few: (n) => `${n} عمليات مسح`,
  many: (n) => `${n} عملية مسح`,
  other: (n) => `${n} عملية مسح`,
});
const days = counted({
  zero: () => 'أقل من يوم',
  one: () => 'يوم واحد',
  two: () => 'يومان',
  few: (n) => `${n} أيام`,
  many: (n) => `${n} يومًا`,
  other: (n) => `${n} يوم`,
});
const within = counted({
  zero: () => 'خلال أقل من يوم',
  one: () => 'خلال يوم واحد',
  two: () => 'خلال يومين',
  few: (n) => `خلال ${n} أيام`,
  many: (n) => `خلال ${n} يومًا`,
  other: (n) => `خلال ${n} يوم`,
});
const codes = counted({
  zero: () => 'لا رموز',
  one: () => 'رمز واحد',
  two: () => 'رمزان',
  few: (n) => `${n} رموز`,
  many: (n) => `${n} رمزًا`,
  other: (n) => `${n} رمز`,
});
const ofCodes = counted({
  zero: () => 'صفر',
  one: () => 'رمز واحد',
  two: () => 'رمزين',
  few: (n) => `${n} رموز`,
  many: (n) => `${n} رمزًا`,
  other: (n) => `${n} رمز`,
});

export const texts: CodesTexts = {
  content,
  list: {
    loading: 'جارٍ تحميل رموز QR الخاصة بك',
    scan: 'مسح رمز',
    stale: 'ربما لا يكون ما تراه محدّثًا.',
    claimed: (code) => `أصبح رمز QR لك: ${isolate(code)}`,
    banner: { top: 'من المتجر (أعلى)', side: 'من المتجر (جانبًا)', bottom: 'من المتجر (أسفل)' },
  },
  none: {
    title: 'ليس لديك رموز QR بعد',
    advice: 'امسح بكاميرا هاتفك رمز QR الموجود على شيء اشتريته، وامتلكه. عندئذٍ يظهر هنا.',
  },
  another: {
    title: 'امتلاك رمز آخر',
    lead: 'امسحه بكاميرا هاتفك، أو اكتبه هنا.',
  },
  byHand: {
    code: 'الرمز المطبوع',
    help: 'عشرة أحرف وأرقام، تحت رمز QR',
    wrong: `يتكون الرمز من عشرة أحرف وأرقام، مثل ${isolate('7K3M 9QWX 2P')}`,
    submit: 'امتلاك',
  },
  first: {
    title: 'الرمز لك',
    dismiss: 'إخفاء هذه الخطوات',
    label: 'الخطوات الأولى',
    steps: ['امتلاك رمزك', 'اختيار وجهته', 'مسحه لتجربته'],
    choose: 'اختر إلى أين يقود',
    scan: 'تم الحفظ. امسح الرمز الآن',
    scanAdvice: 'وجّه كاميرا هاتف نحو الرمز. ستُظهر هذه الصفحة المسح فور احتسابه.',
    works: 'إنه يعمل',
    worksAdvice: 'وصل المسح. شارك رمزك مع الآخرين:',
    share: 'مشاركة',
    notShared: 'تعذّرت مشاركة الرمز. انسخ الرابط بدلًا من ذلك',
    copyLink: 'نسخ الرابط',
    savePicture: 'حفظ صورة الرمز (PNG)',
  },
  find: {
    search: 'بحث',
    type: 'النوع',
    allTypes: 'كل الأنواع',
    placeholder: 'الاسم أو الرمز المطبوع أو الوجهة',
    order: 'الترتيب',
    orders: { newest: 'آخر ما امتلكته', name: 'الاسم', scans: 'الأكثر مسحًا' },
    all: codes,
    some: (found, count) => `${found} من ${ofCodes(count)}`,
    none: 'لا يوجد رمز مطابق',
    advice: 'ابحث عن جزء من الاسم أو الرمز المطبوع أو الوجهة.',
  },
  visibility: {
    hide: 'إخفاء مؤقتًا',
    show: 'إظهار من جديد',
    hidden: 'مخفي مؤقتًا',
    advice: 'يقرأ الزوار أنك أخفيت هذا المحتوى مؤقتًا. كل شيء محفوظ.',
    undo: 'تراجع',
  },
  card: {
    printedElsewhere: (host: string) =>
      `طُبع الرمز بعنوان من ${host}، وهو لا يتبع هذا الموقع. تصل عمليات المسح ما دام ${host} يقود إلى هنا.`,
    history: 'السجل',
    more: (title) => `المزيد للرمز ${isolate(title)}`,
    disabled: 'موقوف',
    withheld: 'لا يُعرض للزوار',
    flagged: 'يُحذَّر الزوار',
    flaggedTitle: 'يُحذَّر الزوار قبل الذهاب إلى عنوان يقود إليه هذا الرمز',
    flaggedLead: 'إنه في قائمة عناوين ضارة:',
    flaggedClose:
      'ينتهي التحذير عندما يقود الرمز إلى مكان آخر، أو عندما لا يبقى العنوان في القائمة. إذا كان العنوان غير ضار، فأخبرنا: سيفحصه شخص.',
    why: 'لماذا، وكيف تعترض',
    edit: 'تعديل',
    of: (title) => `للرمز ${isolate(title)}`,
    symbol: (title) => `رمز QR ‏${isolate(title)}`,
    count: scans,
    created: (date) => `أُنشئ في ${date}`,
    span: days,
    recent: (count, span, today) => `${scans(count)} ${within(span)}، منها اليوم ${today}`,
    copy: (title) => `نسخ رابط ${isolate(title)}`,
    copied: 'تم نسخ الرابط',
    notCopied: 'تعذّر نسخ الرابط. حدّده وانسخه يدويًا',
    download: 'تنزيل',
    downloadOf: (title) => `تنزيل رمز QR ‏${isolate(title)}`,
    label: 'ملصق للطباعة (PDF)',
  },
};
