import type { NoticeDecision, NoticeEvent } from '../../../../../domain/notice/events.ts';
import type { TextsOf } from '../texts-of.ts';

const DECISIONS: Readonly<Record<NoticeDecision, string>> = {
  dismiss: 'nada cambia',
  restrict: 'el código se restringe',
  disable: 'el código se desactiva',
  delete: 'el código se elimina',
};

/** The events of notices in Spanish words. */
export const notices: TextsOf<NoticeEvent> = {
  NoticeReceived: ({ code }) => `Se recibió un aviso sobre el código ${code}.`,
  NoticeDecided: ({ decision }) => `Se decidió sobre un aviso: ${DECISIONS[decision]}.`,
  ReasonsStated: () => 'Había que comunicar las razones al dueño del código.',
  ReporterForgotten: () => 'Se borraron los datos de quien avisó.',
};
