import { ar as advice } from '../../advice/ar.ts';
import { isolate } from '../../isolate.ts';
import type { WidgetTexts } from './texts.ts';

export const texts: WidgetTexts = {
  advice,
  notYet: 'ليس بعد',
  deletedPerson: 'شخص محذوف',
  by: {
    system: 'النظام',
    deletedPerson: 'شخص محذوف',
    apiKey: (who, key) => `مفتاح API «${isolate(key)}» الخاص بـ ${who}`,
  },
  trail: 'الصفحات الأعلى',
  tryAgain: 'حاول مرة أخرى',
  pager: {
    previous: 'الانتقال إلى الصفحة السابقة',
    next: 'الانتقال إلى الصفحة التالية',
    current: (page) => `الصفحة ${page}`,
    other: (page) => `الانتقال إلى الصفحة ${page}`,
  },
  proof: {
    usePassword: 'استخدام كلمة المرور بدلًا من ذلك',
    useCode: 'استخدام رمز بدلًا من ذلك',
  },
  sort: {
    ASC: (label) => `الترتيب تصاعديًا حسب «${label}»`,
    DESC: (label) => `الترتيب تنازليًا حسب «${label}»`,
  },
  unsaved: {
    title: 'هل تريد الإغلاق من دون حفظ؟',
    close: 'إغلاق',
    stay: 'البقاء',
    advice: 'لم يُحفظ ما كتبته.',
  },
};
