import { isolate } from '../../../isolate.ts';
import { pluralIn } from '../../../plural.ts';
import type { PictureTexts } from './texts.ts';

const counted = pluralIn('ar');
const pictures = counted({
  zero: () => 'لا صور',
  one: () => 'صورة واحدة',
  two: () => 'صورتان',
  few: (n) => `${n} صور`,
  many: (n) => `${n} صورة`,
  other: (n) => `${n} صورة`,
});
const files = counted({
  zero: () => 'لا ملفات',
  one: () => 'ملف واحد',
  two: () => 'ملفان',
  few: (n) => `${n} ملفات`,
  many: (n) => `${n} ملفًا`,
  other: (n) => `${n} ملف`,
});

export const texts: PictureTexts = {
  one: {
    file: (code) => `صورة ${isolate(code)}`,
    upload: (code) => `رفع صورة ${isolate(code)}`,
    remove: (code) => `حذف صورة ${isolate(code)}`,
    ask: 'هل تريد حقًا حذف صورة رمز QR هذا؟',
    advice: (code) => `ستُفقد صورة ${isolate(code)}. يبقى الرمز ووجهته.`,
  },
  many: {
    title: 'رفع الصور',
    stop: 'إيقاف',
    close: 'إغلاق',
    goOn: 'متابعة',
    more: 'رفع المزيد',
    files: 'صور رموز QR',
    choose: 'اختيار الصور',
    drop: 'أو أفلتها هنا: صور لرموز مطبوعة بصيغة JPG أو PNG، حتى 100 ميغابايت لكل منها. يربط الرمز الظاهر فيها كل صورة برمزها.',
    progress: 'جارٍ الرفع',
    soFar: (done, all) => `اكتملت ${done} من ${all} من الصور`,
    rest: (soFar) => `${soFar}. تابع لإرسال الباقي: لا يُضاف شيء مرتين.`,
    stopped: 'أُوقف الرفع',
    lost: 'انقطع الاتصال',
  },
  done: {
    every: 'أُضيفت كل الصور',
    none: 'تعذّرت إضافة أي صورة',
    some: (attached, all) => `أُضيفت ${attached} من ${all} من الصور`,
    all: (count) => `تمت الإضافة: ${pictures(count)}`,
    where: 'تظهر كل منها على بطاقة رمزها.',
    before: (count) => `أُضيفت من قبل: ${pictures(count)}. لا يُعاد إرسالها.`,
  },
  toast: {
    all: 'رُفعت صور رموز QR',
    some: (attached, all, failed) => `رُفعت ${attached} من ${all} من الصور، وتعذّر رفع ${failed}`,
  },
  failed: {
    title: (count) => `تعذّرت الإضافة: ${files(count)}`,
    download: 'تنزيل القائمة',
  },
  unfinished: {
    title: 'لم يكتمل رفعك الأخير',
    again: 'إرسال الكل مجددًا',
    goOn: (before) => `اختر الملفات نفسها مجددًا، فيتابع الرفع. ${before}`,
  },
};
