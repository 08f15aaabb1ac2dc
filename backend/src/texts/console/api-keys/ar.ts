import { isolate } from '../../isolate.ts';
import { pluralIn } from '../../plural.ts';
import type { ApiKeysTexts } from './texts.ts';

const counted = pluralIn('ar');

export const texts: ApiKeysTexts = {
  list: {
    title: 'مفاتيح API',
    intro: (calls) =>
      `بالمفتاح يستدعي برنامجٌ واجهةَ API باسم المشرف الذي أنشأه. ${calls} تذكر الصلاحية التي يحتاجها كل استدعاء.`,
    calls: 'استدعاءات API',
    make: 'إنشاء مفتاح',
    pages: 'صفحات مفاتيح API',
    none: 'لا مفاتيح API بعد',
    advice: 'أنشئ مفتاحًا لكل برنامج يستدعي API.',
  },
  states: {
    active: 'نشط',
    expired: 'منتهي الصلاحية',
    revoked: 'ملغى',
    ended: 'منتهٍ: فقد منشئه حقوق المشرف',
  },
  row: {
    neverUsed: 'لم يُستخدم قط',
    used: (when, calls) => `آخر استخدام: ${when}، ${calls}`,
    calls: counted({
      zero: () => 'لا استدعاءات',
      one: () => 'استدعاء واحد',
      two: () => 'استدعاءان',
      few: (n) => `${n} استدعاءات`,
      many: (n) => `${n} استدعاءً`,
      other: (n) => `${n} استدعاء`,
    }),
    made: (day, maker) => `أنشأه ${isolate(maker)} في ${day}`,
    noExpiry: 'لا تنتهي صلاحيته',
    expires: (day) => `تنتهي صلاحيته في ${day}`,
    revoked: (day, person) => `ألغاه ${isolate(person)} في ${day}`,
    deletedPerson: 'شخص محذوف',
    revoke: 'إلغاء',
    revokeNamed: (label) => `إلغاء ${isolate(label)}`,
  },
  form: {
    title: 'إنشاء مفتاح',
    action: 'متابعة',
    program: 'البرنامج الذي يستخدم المفتاح',
    scopes: 'ما يُسمح له به',
    expires: 'انتهاء الصلاحية',
    days: counted({
      zero: () => 'خلال أقل من يوم',
      one: () => 'خلال يوم واحد',
      two: () => 'خلال يومين',
      few: (n) => `خلال ${n} أيام`,
      many: (n) => `خلال ${n} يومًا`,
      other: (n) => `خلال ${n} يوم`,
    }),
    year: 'خلال سنة',
    never: 'أبدًا',
  },
  scopes: {
    'codes:read': 'قراءة الرموز ومالكيها وتاريخها',
    'codes:write': 'تعديل الرموز: المحتوى والموافقة والتفعيل وإعادة الضبط',
    'codes:delete': 'حذف الرموز',
    'batches:read': 'قراءة الدفعات ورموزها',
    'batches:write': 'إنشاء الرموز، وتسمية الدفعات، وطباعتها',
    'pictures:write': 'رفع صور الرموز وحذفها',
    'scans:read': 'قراءة إحصاءات المسح',
    'audit:read': 'قراءة أحداث السجل، مع الأسماء',
  },
  confirm: {
    title: (label) => `هل تريد حقًا إنشاء المفتاح «${isolate(label)}»؟`,
    action: 'إنشاء المفتاح',
    consequence: 'من يملك المفتاح يمكنه أن يفعل ما اخترته، باسمك.',
  },
  made: {
    title: (label) => `المفتاح «${isolate(label)}»`,
    done: 'تم',
    copy: 'نسخ المفتاح',
    copied: 'تم نسخ المفتاح',
    notCopied: 'تعذّر نسخ المفتاح. حدّده وانسخه يدويًا',
    now: 'انسخه الآن',
    once: 'لا يمكن لأحد عرض هذا المفتاح مرة أخرى. احفظه حيث يحفظ البرنامج أسراره.',
    key: 'مفتاح API',
  },
  revoke: {
    title: (label) => `إلغاء «${isolate(label)}»؟`,
    action: 'إلغاء المفتاح',
    consequence: 'تُرفض البرامج التي تستخدم هذا المفتاح فورًا. والمفتاح الملغى لا يعود.',
  },
};
