import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import { isolate } from '../../../../../texts/isolate.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'لا يتغير شيء',
  restrict: 'لم يعد المحتوى معروضًا',
  disable: 'أُوقف الرمز',
  delete: 'حُذف الرمز',
};

/** The events of notices in Arabic words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `وصل بلاغ عن الرمز ${isolate(code)}.`,
  HouseNoticeOpened: ({ code }) => `فتحت الإدارة نفسها بلاغًا عن الرمز ${isolate(code)}.`,
  NoticeDecided: ({ decision }) => `اتُّخذ قرار في بلاغ: ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'كان يجب إبلاغ مالك الرمز بالأسباب.',
  DecisionPassedOn: () => 'للرمز مالك آخر، وكان يجب إبلاغه بالقرار.',
  NoticeContested: () => 'اعترض مالك الرمز على القرار.',
  ObjectionDismissed: () => 'بقي القرار رغم الاعتراض.',
  DecisionReversed: () => 'أُلغي القرار.',
  ReversalStated: () => 'كان يجب إبلاغ مالك الرمز بإلغاء القرار.',
  ReporterForgotten: () => 'مُحيت بيانات المبلّغ.',
};
