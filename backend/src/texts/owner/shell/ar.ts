import { ar as advice } from '../../advice/ar.ts';
import { ar as kit } from '../../kit/ar.ts';
import { messages } from '../../messages/ar.ts';
import type { ShellWords, TranslatedShell } from './texts.ts';

const words: ShellWords = {
  language: 'اللغة',
  myCodes: 'رموز QR الخاصة بي',
  goToMyCodes: 'الانتقال إلى رموزي',
  profile: 'الملف الشخصي',
  signOut: 'تسجيل الخروج',
  back: 'رجوع',
  tryAgain: 'حاول مرة أخرى',
  loading: 'جارٍ التحميل',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  unsaved: {
    title: 'تسجيل الخروج من دون حفظ؟',
    stay: 'البقاء',
    advice: 'لم تُحفظ تغييراتك. تسجيل الخروج يزيلها من هذا الجهاز.',
  },
  scansWork: 'ما زال مسح رموزك يعمل.',
  fileFailed: 'تعذّر إنشاء الملف. تحقق من الاتصال ثم حاول مرة أخرى',
};

export const texts: TranslatedShell = { words, advice, kit, messages };
