import type { RebuildProblem } from '../../../../../domain/rebuilds/events.ts';
import { isolate } from '../../../../../texts/isolate.ts';
import type { OperationEvent } from '../events.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const listed = (names: readonly string[]): string => names.map(isolate).join('، ');

const PAUSES = {
  admin: '',
  failures: '، لأن كل شيء فشل لأيام',
  gone: '، لأن المستقبِل قال إنه لم يعد موجودًا',
} as const;

const PROBLEMS: Readonly<Record<RebuildProblem, string>> = {
  'other-version': 'يحتفظ به برنامج من إصدار آخر',
  'log-damaged': 'سجل الأحداث تالف',
  interrupted: 'أُوقفت كل العمليات التي كانت تجريها',
  unexpected: 'يذكر سجل العملية السبب',
};

/** The other events in Arabic words. */
export const operation: TextsOf<OperationEvent> = {
  BannerTextsChanged: () => 'غُيّرت نصوص الإعلان.',
  DomainSettingsChanged: ({ domain, terms, termsDay }) =>
    `تغيّر مظهر ${isolate(domain)} وعنوان متجره وصفحاته القانونية.${when(terms, (page) => ` وشروطه بتاريخ ${isolate(termsDay ?? '')} منشورة على ${isolate(page)}.`)}`,
  GoogleReserved: () => 'حُجز حساب Google لهذا الحساب.',
  GoogleReleased: () => 'أصبح حساب Google متاحًا من جديد.',
  FirstAdminAppointed: () => 'عُيّن أول مدير.',
  VaultNamed: () => 'سُمّيت خزنة هذا السجل.',
  StartCounted: ({ number }) => `شُغّل المنتج: مرة التشغيل ${number}.`,
  AdminLeft: () => 'لم يعد أحد المديرين معدودًا ضمن من لا يجوز أن يغادروا جميعًا.',
  AdminReturned: () => 'عاد أحد المديرين معدودًا ضمن من لا يجوز أن يغادروا جميعًا.',
  EmailReserved: () => 'حُجز بريد إلكتروني لهذا الحساب.',
  EmailReleased: () => 'أصبح بريد إلكتروني متاحًا من جديد.',
  ApiKeyCreated: ({ label, scopes }) => `أُنشئ مفتاح API «${isolate(label)}»: ${listed(scopes)}.`,
  ApiKeyRevoked: () => 'أُلغي مفتاح API.',
  SessionOpened: () => 'سجّل الشخص الدخول.',
  SignUpStarted: () => 'سجّل شخص ما ببريد إلكتروني لحساب آخر.',
  WebhookAdded: ({ types }) => `أُضيف خطاف ويب لما يلي: ${listed(types)}.`,
  WebhookChanged: ({ types }) => `غُيّر خطاف الويب، وهو لما يلي: ${listed(types)}.`,
  WebhookSecretRotated: () => 'حصل خطاف الويب على سر توقيع آخر.',
  WebhookPaused: ({ reason }) => `أُوقف خطاف الويب مؤقتًا${PAUSES[reason]}.`,
  WebhookResumed: () => 'استؤنف خطاف الويب.',
  WebhookRemoved: () => 'أُزيل خطاف الويب.',
  RebuildRequested: ({ readModels }) => `طُلبت إعادة بناء نماذج القراءة: ${listed(readModels)}.`,
  RebuildTakenUp: () => 'تولّت عملية إعادة البناء.',
  ReadModelRebuilt: ({ readModel, documents, events }) =>
    `أُعيد بناء نموذج القراءة ${isolate(readModel)}. عدد المستندات: ${documents}، وعدد الأحداث: ${events}.`,
  RebuildFinished: () => 'انتهت إعادة البناء.',
  RebuildFailed: ({ readModel, problem }) =>
    `فشلت إعادة البناء عند ${isolate(readModel)}: ${PROBLEMS[problem]}.`,
};
