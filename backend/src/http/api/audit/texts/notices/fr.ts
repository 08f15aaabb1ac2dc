import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'rien ne change',
  restrict: 'le code est restreint',
  disable: 'le code est désactivé',
  delete: 'le code est supprimé',
};

/** The events of notices in French words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `Un signalement sur le code ${code} a été reçu.`,
  NoticeDecided: ({ decision }) => `Une décision sur un signalement a été prise : ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'Le propriétaire du code signalé devait en connaître les raisons.',
  ReporterForgotten: () => 'L’auteur du signalement a été effacé.',
};
