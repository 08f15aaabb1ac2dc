import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const ar: Translated<typeof en> = {
  untitled: 'ذكريات',
  pictures: 'الصور',
  videos: 'مقاطع الفيديو',
  picturesAndVideos: 'الصور ومقاطع الفيديو',
  film: 'فيلم',
  papers: 'مستندات',
  recordings: 'تسجيلات صوتية',
  recording: (place) => `التسجيل ${place}`,
  picture: 'صورة',
  pictureOf: (place, total) => `الصورة ${place} من ${total}`,
  coverPicture: 'صورة الغلاف',
  slider: {
    role: 'عارض صور',
    pause: 'إيقاف مؤقت',
    play: 'تشغيل',
    previous: 'السابق',
    next: 'التالي',
    place: (place, total) => `${place} من ${total}`,
  },
  overlay: {
    enlarge: 'تكبير:',
    enlarged: 'صورة مكبّرة',
    zoom: 'تقريب',
    close: 'إغلاق',
  },
  pdf: {
    facts: (size) => `PDF، ${size}`,
    open: 'فتح',
    download: 'تنزيل',
    opening: 'جارٍ الفتح…',
    failed: 'لا يمكن عرض ملف PDF هنا. يُرجى إغلاق هذا العرض وتنزيل الملف.',
    page: (place, total) => `الصفحة ${place} من ${total}`,
  },
  youTube: {
    play: 'تشغيل الفيلم',
    privacy: 'يُعرض من YouTube الذي يعلم عندئذٍ بالزيارة',
    player: 'مشغّل فيديو YouTube',
  },
  video: {
    mayFail: 'إذا لم يعمل الفيديو هنا، فيمكن حفظه وفتحه في تطبيق آخر.',
    waiting: (name) => `ما زال ${name} قيد التجهيز للهواتف. يمكن حفظه حتى ذلك الحين.`,
    unplayable: (name) => `لا يعمل ${name} في المتصفحات. يمكن حفظه وفتحه في تطبيق آخر.`,
  },
  empty: {
    title: 'لم تُضَف أي وسائط بعد',
    text: 'لا توجد صور أو مقاطع فيديو مرتبطة برمز QR هذا. يُرجى إضافة وسائط.',
  },
  gate: {
    title: 'أدخل رمز الأمان',
    text: 'هذه الصفحة محفوظة لمن يعرف رمزها.',
    label: 'رمز الأمان',
    show: 'إظهار',
    hide: 'إخفاء',
    submit: 'إرسال',
    busy: 'جارٍ التحقق…',
    required: 'رمز الأمان مطلوب',
    invalid: 'رمز الأمان غير صحيح',
    tooMany: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا',
    failed: 'تعذّر التحقق من رمز الأمان',
  },
  foot: {
    kept: 'محفوظة مع',
    languages: 'اللغة',
  },
};
