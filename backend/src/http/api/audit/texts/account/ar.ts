import type { AccountEvent } from '../../../../../domain/account/events.ts';
import { isolate } from '../../../../../texts/isolate.ts';
import { ROLE_WORDS } from '../../../../../texts/roles/index.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const USES = {
  'sign-in': 'لتسجيل الدخول',
  'new-codes': 'لإنشاء رموز جديدة',
  'two-step-off': 'لإيقاف تسجيل الدخول بخطوتين',
  confirm: 'لتأكيد تغيير',
} as const;

/** The events of an account in Arabic words. */
export const account: TextsOf<AccountEvent> = {
  AccountRegistered: ({ provider }) => (provider === 'google' ? 'أُنشئ الحساب عبر Google.' : 'أُنشئ الحساب.'),
  VerificationRequested: () => 'طُلب رمز مؤقت.',
  EmailVerified: () => 'أُكّد البريد الإلكتروني.',
  ClaimAwaited: ({ code }) => `ينتظر الرمز ${isolate(code)} تأكيد البريد الإلكتروني.`,
  ClaimSettled: ({ code, outcome }) =>
    `الرمز المنتظر ${isolate(code)} ${outcome === 'claimed' ? 'تم امتلاكه' : 'لم يتم امتلاكه'}.`,
  SignedIn: () => 'سجّل الشخص الدخول.',
  PasswordResetRequested: () => 'طُلب رابط لكلمة مرور جديدة.',
  PasswordChanged: () => 'غُيّرت كلمة المرور.',
  PasswordRemoved: () => 'أُزيلت كلمة مرور تسجيل لم يكتمل.',
  NameChanged: () => 'غُيّر الاسم.',
  EmailChanged: () => 'غُيّر البريد الإلكتروني.',
  EmailChangeRequested: () => 'طُلب بريد إلكتروني آخر.',
  EmailChangeConfirmed: () => 'أُكّد البريد الإلكتروني الجديد.',
  EmailChangeCancelled: () => 'أُلغي تغيير البريد الإلكتروني.',
  EmailGivenUp: () => 'تم التخلي عن بريد إلكتروني.',
  GoogleLinked: ({ way }) =>
    way === 'email' ? 'رُبط حساب Google بتسجيل دخول بالبريد الإلكتروني نفسه.' : 'رُبط حساب Google.',
  GoogleUnlinked: () => 'أُلغي ربط حساب Google.',
  GoogleGivenUp: () => 'تم التخلي عن حساب Google.',
  SecureCodeGuessed: ({ code }) => `جُرّبت رموز أمان خاطئة كثيرة لصفحة ${isolate(code)}.`,
  CodeAddressRequested: ({ code }) => `طُلب عنوان الرمز ${isolate(code)}.`,
  CodeGivenAway: ({ code }) => `كان يجب إبلاغ الشخص أن للرمز ${isolate(code)} مالكًا آخر.`,
  CodeReceived: ({ code }) => `كان يجب إبلاغ الشخص أن الرمز ${isolate(code)} أصبح له.`,
  LanguageChosen: ({ language }) => `اختيرت لغة الرسائل: ${isolate(language)}.`,
  TermsAccepted: ({ version, language, domain, link }) =>
    `قُبلت شروط ${isolate(version)}${when(domain, (name) => ` الخاصة بالنطاق ${isolate(name)}`)} باللغة ${isolate(language)}.${when(link, (page) => ` وهي منشورة على ${isolate(page)}.`)}`,
  TwoStepTurnedOn: () => 'فُعّل تسجيل الدخول بخطوتين.',
  TwoStepTurnedOff: () => 'أُوقف تسجيل الدخول بخطوتين.',
  RecoveryCodesRenewed: () => 'أُنشئت رموز استرداد جديدة.',
  RecoveryCodeUsed: ({ left, use }) =>
    `استُخدم رمز استرداد${use === undefined ? '' : ` ${USES[use]}`}؛ المتبقي: ${left}.`,
  PasskeyAdded: () => 'أُضيف مفتاح مرور.',
  PasskeyRemoved: () => 'أُزيل مفتاح مرور.',
  RoleChanged: ({ role, seesNames }) =>
    `مُنح الشخص دورًا: ${ROLE_WORDS.ar[role]}${seesNames ? '، يرى الأسماء' : ''}.`,
  AccountDisabled: () => 'عُطّل الحساب.',
  AccountEnabled: () => 'فُعّل الحساب.',
  StaffInvited: ({ role }) => `دُعي شخص إلى الفريق، الدور: ${ROLE_WORDS.ar[role]}.`,
  InvitationWithdrawn: () => 'سُحبت الدعوة إلى الفريق.',
  InvitationAccepted: () => 'قُبلت الدعوة إلى الفريق.',
  ConfirmationRequested: () => 'طُلب رمز يؤكد خطوة.',
  AccountFoundUnused: ({ since, eraseAfter }) =>
    `لم يُستخدم الحساب منذ ${isolate(since.slice(0, 10))}؛ وسيُحذف بعد ${isolate(eraseAfter.slice(0, 10))}.`,
  ErasureExplained: () => 'ذُكر سبب لحذف الحساب.',
  PersonErased: ({ codes }) => `حُذف الحساب، و${codes === 'release' ? 'حُرّرت' : 'أُغلقت'} رموزه.`,
  PersonalDataRemoved: () => 'أُزيلت محتويات الشخص وملفاته وأسراره.',
  PersonForgotten: () => 'أُتلف مفتاح الشخص.',
};
