import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'nothing changes',
  restrict: 'the code is restricted',
  disable: 'the code is disabled',
  delete: 'the code is deleted',
};

/** The events of notices in English words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `A notice about the code ${code} was received.`,
  NoticeDecided: ({ decision }) => `A decision about a notice was made: ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'The owner of the reported code was to be told why.',
  ReporterForgotten: () => 'The reporter of the notice was erased.',
};
