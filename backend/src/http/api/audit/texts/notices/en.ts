import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'nothing changes',
  restrict: 'the content is withheld',
  disable: 'the code is disabled',
  delete: 'the code is deleted',
};

/** The events of notices in English words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `A notice about the code ${code} was received.`,
  HouseNoticeOpened: ({ code }) => `The house itself opened a notice about the code ${code}.`,
  NoticeDecided: ({ decision }) => `A decision about a notice was made: ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'The owner of the reported code was to be told why.',
  DecisionPassedOn: () => 'The code has another owner, who was to be told of the decision.',
  NoticeContested: () => 'The owner of the code objected to the decision.',
  ObjectionDismissed: () => 'Staff stayed with the decision in spite of the objection.',
  DecisionReversed: () => 'The decision was taken back.',
  ReversalStated: () => 'The owner of the code was to be told that the decision was taken back.',
  ReporterForgotten: () => 'The reporter of the notice was erased.',
};
