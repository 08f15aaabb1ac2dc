import { isolate } from '../../isolate.ts';
import type { EraseTexts } from './texts.ts';

export const texts: EraseTexts = {
  title: 'هل تريد حذف هذا الحساب إلى الأبد؟',
  action: 'حذف الحساب',
  advice: (who, email) =>
    `يُسجَّل خروج ${isolate(who)} (${isolate(email)}) من كل مكان. ويُزال كل محتوى هذا الشخص وملفاته. ولا يمكن لأحد التراجع عن ذلك.`,
  codes: 'رموزه',
  choices: { close: 'إبقاؤها مغلقة', release: 'تحريرها: يمكن لأي شخص امتلاكها' },
  reason: 'السبب',
  reasonHelp: 'يبقى في السجل. لا تذكر اسم الشخص.',
};
