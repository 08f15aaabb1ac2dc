import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'nichts ändert sich',
  restrict: 'der Code ist eingeschränkt',
  disable: 'der Code ist abgeschaltet',
  delete: 'der Code ist gelöscht',
};

/** The events of notices in German words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `Eine Meldung über den Code ${code} ist eingegangen.`,
  NoticeDecided: ({ decision }) => `Über eine Meldung wurde entschieden: ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'Der Besitzer des gemeldeten Codes sollte die Gründe erfahren.',
  ReporterForgotten: () => 'Die meldende Person wurde gelöscht.',
};
