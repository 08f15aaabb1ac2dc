import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'rien ne change',
  restrict: 'le contenu n’est plus montré',
  disable: 'le code est désactivé',
  delete: 'le code est supprimé',
};

/** The events of notices in French words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `Un signalement sur le code ${code} a été reçu.`,
  HouseNoticeOpened: ({ code }) => `La maison a ouvert elle-même un signalement sur le code ${code}.`,
  NoticeDecided: ({ decision }) => `Une décision sur un signalement a été prise : ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'Le propriétaire du code signalé devait en connaître les raisons.',
  DecisionPassedOn: () => 'Le code a un autre propriétaire, qui devait être informé de la décision.',
  NoticeContested: () => 'Le propriétaire du code a contesté la décision.',
  ObjectionDismissed: () => 'La décision a été maintenue malgré la contestation.',
  DecisionReversed: () => 'La décision a été annulée.',
  ReversalStated: () => 'Le propriétaire du code devait être informé de l’annulation de la décision.',
  ReporterForgotten: () => 'L’auteur du signalement a été effacé.',
};
