import { isolate } from '../isolate.ts';
import { ar as legal } from '../legal-names/ar.ts';
import type { KitTexts } from './index.ts';

export const ar: KitTexts = {
  home: (shop) => `${isolate(shop)}، الصفحة الرئيسية`,
  shop: 'إلى المتجر',
  skip: 'الانتقال إلى المحتوى',
  menu: 'القائمة',
  close: 'إغلاق',
  cancel: 'إلغاء',
  yes: 'نعم',
  no: 'لا',
  messages: 'الرسائل',
  dismiss: 'إخفاء',
  showCharacters: 'إظهار الأحرف',
  ofLimit: (length, limit) => `${length} من ${limit}`,
  enlarge: 'تكبير',
  showLarge: 'عرضه كبيرًا للمسح',
  steps: 'الخطوات',
  done: 'تم',
  justNow: 'الآن',
  broken: {
    title: 'تعذّر عرض هذه الصفحة',
    reload: 'إعادة التحميل',
    advice: 'لم يضِع شيء مما حفظته. أعد تحميل الصفحة، وإن لم ينفع ذلك فحاول مرة أخرى بعد بضع دقائق.',
  },
  legal,
};
