import { isolate } from '../../isolate.ts';
import { pluralIn } from '../../plural.ts';
import type { FailedUploadTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: FailedUploadTexts = {
  title: 'عمليات الرفع الفاشلة',
  reading: 'جارٍ القراءة …',
  none: 'وجدت كل صورة رمزها.',
  byAt: (who, when) => `${isolate(who)}، ${when}`,
  dismiss: 'إخفاء',
  dismissNamed: (name) => `إخفاء ${isolate(name)}`,
  dismissThese: counted({
    zero: (n) => `إخفاء هذه الأسطر (${n})`,
    one: () => 'إخفاء هذا السطر',
    two: () => 'إخفاء هذين السطرين',
    few: (n) => `إخفاء هذه الأسطر (${n})`,
    many: (n) => `إخفاء هذه الأسطر (${n})`,
    other: (n) => `إخفاء هذه الأسطر (${n})`,
  }),
  dismissAll: 'إخفاء الكل',
  advice: 'تزيل صورة أفضل بالاسم نفسه سطرها. وتبقى الأسطر 90 يومًا.',
};
