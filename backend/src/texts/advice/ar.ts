import type { AdviceTexts } from './index.ts';

export const ar: AdviceTexts = {
  network: 'يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  busy: (when) => `وصلت محاولات كثيرة من شبكتك قبل قليل. تُمكن المحاولة مرة أخرى ${when}.`,
  fault: (when) => `الخطأ من جهتنا وليس من جهتك. تُمكن المحاولة مرة أخرى ${when}.`,
  refused: 'يُرجى إعادة تحميل الصفحة ثم المحاولة مرة أخرى.',
  moment: 'بعد لحظات',
};
