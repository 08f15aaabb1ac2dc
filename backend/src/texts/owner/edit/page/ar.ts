import { pluralIn } from '../../../plural.ts';
import type { EditWords } from '../texts.ts';

const counted = pluralIn('ar');

export const page: EditWords['page'] = {
  title: 'الاسم على الصفحة',
  images: 'الصور',
  chooseImages: 'اختيار صور',
  imageText: 'عن الصور',
  text: 'الكلمات',
  textHelp: 'يمكن فتح الروابط الموجودة في الكلمات.',
  videoLink: 'رابط إلى فيديو',
  videoLinkHelp: 'يُشغَّل رابط YouTube داخل الصفحة.',
  videos: 'الفيديوهات',
  chooseVideos: 'اختيار فيديوهات',
  videoDescription: 'عن الفيديوهات',
  pdfTitle: 'عنوان المستندات',
  pdfs: 'المستندات',
  choosePdfs: 'اختيار مستندات',
  theme: 'المظهر',
  cover: {
    title: 'صورة الغلاف',
    help: 'تُعرض كبيرة في أعلى الصفحة.',
    none: 'بلا صورة',
    image: (place) => `الصورة ${place}`,
  },
  protect: 'حماية هذه الصفحة برمز أمان',
  unprotect: 'الحفظ يزيل رمز الأمان، فيستطيع الجميع عندئذٍ رؤية الصفحة.',
  secureCode: 'رمز الأمان',
  secureCodeSet: 'رمز الأمان معيّن. اترك الحقل فارغًا للاحتفاظ به.',
  secureCodeHelp: (min, max) => `من ${min} إلى ${max} حرفًا. يُدخله الزوار لرؤية الصفحة.`,
  indexed: 'السماح لمحركات البحث بالعثور على هذه الصفحة',
  indexedHelp: 'وإلا فلا يعثر عليها إلا من لديه الرمز أو الرابط.',
  empty: 'أضف اسمًا أو كلمات أو صورة لتظهر هنا.',
  locked: 'يُدخل الزوار رمز الأمان أولًا',
  open: 'فتح',
  firstImage: counted({
    zero: () => 'لا صور',
    one: () => 'صورة واحدة',
    two: () => '1 من صورتين',
    few: (total) => `1 من ${total} صور`,
    many: (total) => `1 من ${total} صورة`,
    other: (total) => `1 من ${total} صورة`,
  }),
  firstVideo: counted({
    zero: () => 'لا فيديوهات',
    one: () => 'فيديو واحد',
    two: () => '1 من فيديوهين',
    few: (total) => `1 من ${total} فيديوهات`,
    many: (total) => `1 من ${total} فيديو`,
    other: (total) => `1 من ${total} فيديو`,
  }),
};
