import { isolate } from '../isolate.ts';
import type { ContentTexts } from './index.ts';

export const ar: ContentTexts = {
  notSetUp: 'لم يُضبط بعد',
  leadsNowhere: 'لا يقود إلى أي مكان بعد',
  labels: {
    link: 'رابط',
    phoneNumber: 'مكالمة',
    memories: 'صفحة',
    pdf: 'ملف PDF',
    image: 'صور/فيديوهات',
    smartQR: 'رمز ذكي',
  },
  opens: (link) => `يفتح ${isolate(link)}`,
  calls: (number) => `يتصل بالرقم \u2066${number}\u2069`,
  page: (title) => `صفحة: ${isolate(title)}`,
  showsPage: 'يعرض صفحة',
  opensPdf: 'يفتح ملف PDF',
  showsGallery: 'يعرض صورًا وفيديوهات',
  opensByTime: 'يفتح رابطًا يتوقف على الوقت',
};
