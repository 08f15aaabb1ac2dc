import { isolate } from '../../../isolate.ts';
import type { EditWords } from '../texts.ts';

export const types: EditWords['types'] = {
  scanOpens: 'يفتح المسح',
  link: {
    label: 'الرابط',
    help: `الصفحة التي تُفتح عندما يمسح أحدهم الرمز، مثل ${isolate('www.example.com')}`,
    empty: 'اكتب رابطًا ليفتحه المسح.',
  },
  phone: {
    letters: 'لا يحتوي رقم الهاتف على أحرف',
    number: 'رقم الهاتف',
    help: 'مسح الرمز يتصل بهذا الرقم.',
    country: 'البلد',
    extension: 'التحويلة (اختياري)',
    empty: 'اكتب رقم هاتف ليتصل به المسح.',
    shownExtension: (extension) => `تحويلة ${isolate(extension)}`,
    call: 'اتصال',
  },
  pdf: {
    files: 'ملفات PDF',
    choose: 'اختيار ملفات PDF',
    help: 'يفتح المسح أول ملف.',
    link: 'أو رابط ملف PDF في مكان آخر',
    linkHelp: `عنوان ملف PDF، مثل ${isolate('www.example.com/menu.pdf')}`,
    linkListed: 'أزِل الملفات أعلاه لاستخدام رابط بدلًا منها.',
    empty: 'أضف ملف PDF ليفتحه المسح.',
  },
  gallery: {
    files: 'الصور والفيديوهات',
    choose: 'اختيار صور أو فيديوهات',
    first: (total) => `1 من ${total}`,
    emptyTitle: 'لم تُضَف أي وسائط بعد',
    empty: 'لا توجد صور أو مقاطع فيديو مرتبطة برمز QR هذا. يُرجى إضافة وسائط.',
  },
};
