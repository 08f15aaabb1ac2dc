import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'nichts ändert sich',
  restrict: 'der Inhalt wird nicht mehr gezeigt',
  disable: 'der Code ist abgeschaltet',
  delete: 'der Code ist gelöscht',
};

/** The events of notices in German words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `Eine Meldung über den Code ${code} ist eingegangen.`,
  HouseNoticeOpened: ({ code }) => `Das Haus selbst hat eine Meldung über den Code ${code} eröffnet.`,
  NoticeDecided: ({ decision }) => `Über eine Meldung wurde entschieden: ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'Der Besitzer des gemeldeten Codes sollte die Gründe erfahren.',
  DecisionPassedOn: () => 'Der Code hat einen anderen Besitzer, der von der Entscheidung erfahren sollte.',
  NoticeContested: () => 'Der Besitzer des Codes hat der Entscheidung widersprochen.',
  ObjectionDismissed: () => 'Die Entscheidung blieb trotz des Widerspruchs.',
  DecisionReversed: () => 'Die Entscheidung wurde zurückgenommen.',
  ReversalStated: () => 'Der Besitzer des Codes sollte von der Rücknahme der Entscheidung erfahren.',
  ReporterForgotten: () => 'Die meldende Person wurde gelöscht.',
};
