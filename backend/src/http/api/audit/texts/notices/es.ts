import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'nada cambia',
  restrict: 'el contenido ya no se muestra',
  disable: 'el código se desactiva',
  delete: 'el código se elimina',
};

/** The events of notices in Spanish words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `Se recibió un aviso sobre el código ${code}.`,
  HouseNoticeOpened: ({ code }) => `La propia casa abrió un aviso sobre el código ${code}.`,
  NoticeDecided: ({ decision }) => `Se decidió sobre un aviso: ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'Había que comunicar las razones al dueño del código.',
  DecisionPassedOn: () => 'El código tiene otro dueño, al que había que comunicar la decisión.',
  NoticeContested: () => 'El dueño del código impugnó la decisión.',
  ObjectionDismissed: () => 'La decisión se mantuvo a pesar de la impugnación.',
  DecisionReversed: () => 'La decisión se anuló.',
  ReversalStated: () => 'Había que comunicar la anulación de la decisión al dueño del código.',
  ReporterForgotten: () => 'Se borraron los datos de quien avisó.',
};
