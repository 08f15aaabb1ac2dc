import type { MissingTexts } from './texts.ts';

export const texts: MissingTexts = {
  nothing: {
    short: 'لا شيء هنا',
    title: 'لا يوجد شيء هنا',
    advice: 'ربما كُتب العنوان خطأً.',
  },
  foreignCode: {
    title: 'هذا الرمز يخص شخصًا آخر',
    advice: 'إن كنت قد اشتريت القطعة، فاسأل البائع.',
  },
  unknownCode: {
    title: 'رمز QR هذا غير معروف',
    advice: 'ربما حُذف، أو أن العنوان غير مكتمل.',
  },
};
