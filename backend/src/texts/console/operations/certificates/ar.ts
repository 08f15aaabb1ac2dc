import { isolate } from '../../../isolate.ts';
import type { OperationsTexts } from '../texts.ts';

/** The Arabic texts of the certificates of domains. */
export const certificates: OperationsTexts['certificates'] = {
  title: 'الشهادات',
  until: (domain, when) => `${isolate(domain)}: تنتهي ${when}.`,
  none: (domain) => `${isolate(domain)}: لا توجد شهادة بعد.`,
};
