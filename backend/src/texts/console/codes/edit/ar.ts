import { isolate } from '../../../isolate.ts';
import { pluralIn } from '../../../plural.ts';
import type { CodeEditTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: CodeEditTexts = {
  title: (code) => `تعديل ${isolate(code)}`,
  save: 'حفظ',
  name: 'الاسم',
  note: 'الملاحظة',
  emptied: 'الحقل الفارغ يزيل الوجهة.',
  replaced: 'حفظ رابط أو رقم هاتف يحلّ محله.',
  noteChanged: 'عُدّلت الملاحظة في هذه الأثناء، وتبقى كما هي',
  tabs: { label: 'إلى أين يقود الرمز', link: 'رابط', phoneNumber: 'هاتف' },
  link: { label: 'الرابط', rule: `يبدأ الرابط بـ ${isolate('https://')} أو ${isolate('http://')}.` },
  phone: {
    country: 'البلد',
    label: 'رقم الهاتف',
    option: (country, code) => `${country} (\u2066+${code}\u2069)`,
  },
  meanwhile: {
    title: 'عدّل شخص آخر هذا الرمز في هذه الأثناء',
    now: (name, destination) =>
      `اسمه الآن: ${isolate(name)}. يقود إلى: ${isolate(destination)}. لم يُحفظ ما أدخلته. احفظ مجددًا ليحلّ محله، أو أغلق للإبقاء عليه.`,
    noName: 'فارغ',
    nowhere: 'لا شيء',
  },
  reset: {
    says: 'إعادة الضبط تزيل اسم الرمز ووجهته. يبقى المالك.',
    action: 'إعادة الضبط',
    ask: 'هل تريد حقًا إعادة ضبط رمز QR هذا؟',
    advice: 'سيُفقد اسمه ووجهته. يبقى المالك وعمليات المسح.',
  },
  remove: {
    ask: 'هل تريد حقًا حذف رمز QR هذا؟',
    scans: counted({
      zero: () => 'لا عمليات مسح',
      one: () => 'عملية مسح واحدة',
      two: () => 'عمليتا مسح',
      few: (n) => `${n} عمليات مسح`,
      many: (n) => `${n} عملية مسح`,
      other: (n) => `${n} عملية مسح`,
    }),
    advice: (code, scans) =>
      `سيُفقد ${isolate(code)} ومحتواه (${scans}). من يمسح المطبوع يصل إلى المتجر، ولا يُمنح الرمز مرة أخرى أبدًا.`,
  },
};
