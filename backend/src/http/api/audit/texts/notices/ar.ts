import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import { isolate } from '../../../../../texts/isolate.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'لا يتغير شيء',
  restrict: 'قُيّد الرمز',
  disable: 'أُوقف الرمز',
  delete: 'حُذف الرمز',
};

/** The events of notices in Arabic words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `وصل بلاغ عن الرمز ${isolate(code)}.`,
  NoticeDecided: ({ decision }) => `اتُّخذ قرار في بلاغ: ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'كان يجب إبلاغ مالك الرمز بالأسباب.',
  ReporterForgotten: () => 'مُحيت بيانات المبلّغ.',
};
