import { ar as kit } from '../../kit/ar.ts';
import { messages as forOwners } from '../../messages/ar.ts';
import { messages as forConsole } from '../../messages/console/ar.ts';
import { messages as forStaff } from '../../messages/staff/ar.ts';
import type { ConsoleWords, TranslatedConsole } from './texts.ts';

const words: ConsoleWords = {
  language: 'اللغة',
  languageLabel: 'لغة الشاشات ورسائلك',
  loading: 'جارٍ التحميل',
  undo: 'تراجع',
  skip: 'الانتقال إلى المحتوى',
  profile: 'الملف الشخصي',
  signOut: 'تسجيل الخروج',
  tools: { keys: 'المفاتيح', jump: 'الانتقال إلى … (Ctrl + K)' },
  readOnly: 'للقراءة فقط',
  offline: 'لا يوجد اتصال. تتابع هذه الصفحة حين يعود الاتصال.',
  sections: {
    label: 'الأقسام',
    home: 'الرئيسية',
    codes: 'الرموز',
    batches: 'الدفعات',
    people: 'الأشخاص',
    notices: 'البلاغات',
    scans: 'عمليات المسح',
    audit: 'السجل',
    operations: 'التشغيل',
    domains: 'النطاقات',
    advertisement: 'الإعلانات',
    apiKeys: 'مفاتيح API',
    webhooks: 'خطافات الويب',
  },
  fault: {
    title: 'حدث خطأ ما',
    advice: 'الخطأ من جانبنا. لم يُفقد شيء مما حفظته.',
    reload: 'إعادة التحميل',
  },
  missing: {
    unknown: {
      title: 'غير موجود',
      says: 'لا يوجد شيء هنا',
      more: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة.',
      back: 'العودة إلى الرموز',
    },
    role: {
      title: 'ليست لدورك',
      says: 'دورك لا يفتح هذه الصفحة',
      more: 'يمكن لمشرف أن يمنحك دورًا آخر.',
      back: 'العودة إلى لوحة الإدارة',
    },
  },
  again: {
    title: 'انتهت جلستك',
    advice: (email) => `ما كتبته ما زال موجودًا. سجّل الدخول مجددًا باسم ${email}، ثم كرّر خطوتك الأخيرة.`,
    password: 'كلمة مرورك',
    code: 'رمز تطبيقك، أو رمز استرداد',
    signIn: 'تسجيل الدخول',
    elsewhere: 'تسجيل الدخول بطريقة أخرى، في علامة تبويب جديدة',
    done: 'سجّلت الدخول مجددًا',
  },
  reactAdmin: {
    'ra.auth.auth_check_error': 'يرجى تسجيل الدخول للمتابعة',
    'ra.notification.bad_item': 'لا يمكن قراءة هذا العنصر',
    'ra.notification.data_provider_error': 'لا يمكن قراءة إجابة الخادم',
    'ra.notification.http_error': 'تعذّر الوصول إلى الخادم',
    'ra.notification.item_doesnt_exist': 'هذا العنصر غير موجود',
  },
};

export const texts: TranslatedConsole = {
  words,
  kit,
  messages: { ...forOwners, ...forStaff, ...forConsole },
};
