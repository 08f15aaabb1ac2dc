import { isolate } from '../../isolate.ts';
import { pluralIn } from '../../plural.ts';
import type { PhoneTexts } from './texts.ts';

const counted = pluralIn('ar');
const pictures = counted({
  zero: () => 'لا صور',
  one: () => 'صورة واحدة',
  two: () => 'صورتان',
  few: (n) => `${n} صور`,
  many: (n) => `${n} صورة`,
  other: (n) => `${n} صورة`,
});

export const texts: PhoneTexts = {
  scan: {
    sight: 'ما تراه الكاميرا',
    starting: 'جارٍ تشغيل الكاميرا',
    aim: 'ضع رمز QR أمام الكاميرا.',
    foreign: 'رمز QR هذا ليس من رموزنا. جرّب رمزًا آخر.',
    refused: 'الكاميرا غير مسموح بها. اسمح بها في إعدادات المتصفح، أو اختر طريقة أخرى.',
    absent: 'لا يجد هذا المتصفح أي كاميرا. اختر طريقة أخرى.',
    busy: 'تعذّر فتح الكاميرا. ربما يستخدمها تطبيق آخر.',
    picture: 'اختيار صورة للرمز',
    nothing: 'لم يُعثر على رمز في الصورة. التقط صورة أوضح ومن مسافة أقرب.',
    unready: 'تعذّر التحميل. تحقق من اتصالك وحاول مرة أخرى.',
    unreadable: 'تعذّر فتح الصورة. اختر صورة أخرى.',
    byHand: 'أو أدخل الرمز المطبوع تحت رمز QR:',
  },
  home: {
    offer: (shop) => `اجعل رموزك في متناول يدك: ضع ${isolate(shop)} على الشاشة الرئيسية.`,
    add: 'إضافة إلى الشاشة الرئيسية',
    ios: 'اجعل رموزك في متناول يدك: اضغط على زر المشاركة في المتصفح، ثم إضافة إلى الشاشة الرئيسية.',
    dismiss: 'عدم الإظهار مرة أخرى',
  },
  share: {
    title: 'الصور التي تمت مشاركتها',
    lead: (count) => `يمكن وضع ${pictures(count)} في أحد رموزك. اختره هنا.`,
    waiting: (count) => `في انتظار رمز: ${pictures(count)}.`,
    choose: 'اختيار الرمز',
    list: 'الصور',
    remove: (name) => `إزالة ${isolate(name)}`,
    codes: 'رموزك',
    add: { image: 'إضافة إلى المعرض', memories: 'إضافة إلى الصفحة' },
    make: { image: 'إنشاء معرض', memories: 'إنشاء صفحة' },
    of: (action, code) => `${action}: ‏${isolate(code)}`,
    replaces: 'لا يتغير شيء قبل الحفظ. وعندها يحلّ محلّ ما يفتحه الرمز الآن.',
    none: 'لا توجد صور في الانتظار',
    noneAdvice: (shop) => `شارك صورة من معرض هاتفك مع ${isolate(shop)}، وستظهر هنا.`,
    missed: 'لم تصل الصور',
    missedAdvice: 'لا تزال في معرض هاتفك. شاركها مرة أخرى.',
    noCodes: 'ليس لديك رموز QR بعد',
    noCodesAdvice: 'امتلك رمزًا أولًا. تنتظر الصور هنا لمدة يوم.',
  },
};
