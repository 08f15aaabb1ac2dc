import { isolate } from '../../../isolate.ts';
import { pluralIn } from '../../../plural.ts';
import type { PeopleTexts } from '../texts.ts';

const counted = pluralIn('ar');

export const person: PeopleTexts['person'] = {
  unknown: 'شخص',
  cancel: 'إلغاء',
  next: 'متابعة',
  facts: {
    title: 'الحساب',
    email: 'البريد الإلكتروني',
    verified: (email) => `${isolate(email)} (مؤكَّد)`,
    notVerified: (email) => `${isolate(email)} (غير مؤكَّد)`,
    namesShown: (role) => `${role}، يرى الأسماء`,
    namesMasked: (role) => `${role}، لا يرى الأسماء`,
    signedUp: 'التسجيل',
    withGoogle: (day) => `${day} عبر Google`,
    twoStep: 'تسجيل الدخول بخطوتين',
    on: 'مفعّل',
    off: 'متوقف',
    terms: 'شروط الاستخدام',
    termsOf: (domain) => `شروط استخدام ${isolate(domain)}`,
    accepted: (version, day) => `نسخة ${version}، قُبلت في ${day}`,
    events: 'ما فعله هذا الشخص',
  },
  actions: {
    resendOtp: 'إعادة إرسال الرمز المؤقت',
    role: 'تغيير الدور',
    twoStep: 'إيقاف تسجيل الدخول بخطوتين',
    enable: 'تفعيل الحساب',
    disable: 'تعطيل الحساب',
  },
  disabling: {
    question: 'هل تريد تعطيل هذا الحساب؟',
    confirm: 'تعطيل',
    advice: 'يُسجَّل خروج الشخص من كل مكان ولا يمكنه تسجيل الدخول. وتستمر رموزه في العمل.',
  },
  twoStep: {
    question: 'هل تريد إيقاف تسجيل الدخول بخطوتين؟',
    confirm: 'إيقاف',
    advice: (who) =>
      `تكفي كلمة المرور وحدها عندئذٍ لدخول ${isolate(who)}. تأكد أنه هو من يطلب ذلك. يُسجَّل خروجه من كل مكان، وتخبره رسالة بذلك.`,
  },
  sessions: {
    title: 'الجلسات',
    none: 'لم يسجّل الدخول في أي مكان',
    device: (browser, os) => `${isolate(browser)} على ${isolate(os)}`,
    seen: (when) => `آخر نشاط: ${when}`,
    end: 'تسجيل الخروج',
    endNamed: (device) => `تسجيل الخروج من ${isolate(device)}`,
    endAll: 'تسجيل الخروج من كل مكان',
  },
  codes: {
    title: 'الرموز',
    inList: 'عرضها في قائمة الرموز',
    none: 'لا رموز',
    latest: counted({
      zero: () => 'لا رموز',
      one: () => 'آخر رمز تم امتلاكه، من بين رموز أخرى',
      two: () => 'آخر رمزين تم امتلاكهما، من بين رموز أخرى',
      few: (n) => `آخر ${n} رموز تم امتلاكها، من بين رموز أخرى`,
      many: (n) => `آخر ${n} رمزًا تم امتلاكها، من بين رموز أخرى`,
      other: (n) => `آخر ${n} رمز تم امتلاكها، من بين رموز أخرى`,
    }),
    scans: counted({
      zero: () => 'لا عمليات مسح',
      one: () => 'عملية مسح واحدة',
      two: () => 'عمليتا مسح',
      few: (n) => `${n} عمليات مسح`,
      many: (n) => `${n} عملية مسح`,
      other: (n) => `${n} عملية مسح`,
    }),
  },
  help: {
    title: 'مساعدة',
    password: 'إرسال رابط لكلمة مرور جديدة',
    email: 'تغيير البريد الإلكتروني',
    mailCode: 'إرسال عنوان رمز',
    handOver: 'نقل رمز إلى مالك آخر',
    erase: 'حذف هذا الحساب',
  },
  password: {
    question: 'هل تريد إرسال رابط لكلمة مرور جديدة؟',
    confirm: 'إرسال',
    advice: (email) =>
      `يتلقى ${isolate(email)} رسالة فيها رابط لتعيين كلمة مرور جديدة خلال ساعة. وتبقى كلمة المرور الحالية صالحة حتى ذلك الحين.`,
  },
  email: {
    title: 'تغيير البريد الإلكتروني',
    label: 'البريد الإلكتروني الجديد',
    question: (who) => `هل تريد حقًا تغيير بريد ${isolate(who)}؟`,
    theNew: 'البريد الجديد',
    ofVerified: (fresh, old) =>
      `يتلقى ${isolate(fresh)} رمزًا مؤقتًا، ويُبلَّغ ${isolate(old)} بذلك. يتغيّر البريد حين يسجّل الشخص الدخول ويُدخل الرمز، وتنتهي عندئذٍ الجلسات الأخرى.`,
    ofOther: (fresh, old) =>
      `يحل ${isolate(fresh)} محل ${isolate(old)} فورًا، ويتلقى رمزًا مؤقتًا. لا يُبلَّغ ${isolate(old)} بشيء، إذ لم يُثبت أحد لمن هو.`,
  },
};
