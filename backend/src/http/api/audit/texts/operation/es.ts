import type { RebuildProblem } from '../../../../../domain/rebuilds/events.ts';
import { pluralIn } from '../../../../../texts/plural.ts';
import type { OperationEvent } from '../events.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const counted = pluralIn('es');
const models = counted({
  one: (n) => `${n} modelo de lectura`,
  many: (n) => `${n} de modelos de lectura`,
  other: (n) => `${n} modelos de lectura`,
});
const documents = counted({
  one: (n) => `${n} documento`,
  many: (n) => `${n} de documentos`,
  other: (n) => `${n} documentos`,
});
const events = counted({
  one: (n) => `${n} evento`,
  many: (n) => `${n} de eventos`,
  other: (n) => `${n} eventos`,
});

const PAUSES = {
  admin: '',
  failures: ', porque todo había fallado durante días',
  gone: ', porque su receptor dijo que ya no existe',
} as const;

const PROBLEMS: Readonly<Record<RebuildProblem, string>> = {
  'other-version': 'un programa de otra versión lo mantiene',
  'log-damaged': 'el registro de eventos está dañado',
  interrupted: 'se detuvieron todos los procesos que la hacían',
  unexpected: 'el registro del proceso dice por qué',
};

/** The other events in Spanish words. */
export const operation: TextsOf<OperationEvent> = {
  BannerTextsChanged: () => 'Se cambiaron los textos publicitarios.',
  DomainSettingsChanged: ({ domain, terms, termsDay }) =>
    `Se cambiaron el aspecto, la tienda y las páginas legales de ${domain}.${when(terms, (page) => ` Sus condiciones del ${termsDay} están en ${page}.`)}`,
  GoogleReserved: () => 'Se reservó una cuenta de Google para esta cuenta.',
  GoogleReleased: () => 'Una cuenta de Google volvió a quedar libre.',
  FirstAdminAppointed: () => 'Se nombró al primer admin.',
  VaultNamed: () => 'Se dio nombre a la bóveda de este registro.',
  StartCounted: ({ number }) => `Se inició el producto: arranque ${number}.`,
  AdminLeft: () => 'Un admin ya no cuenta entre los que no pueden irse todos.',
  AdminReturned: () => 'Un admin vuelve a contar entre los que no pueden irse todos.',
  EmailReserved: () => 'Se reservó un correo para esta cuenta.',
  EmailReleased: () => 'Un correo volvió a quedar libre.',
  ApiKeyCreated: ({ label, scopes }) => `Se creó la clave de API «${label}»: ${scopes.join(', ')}.`,
  ApiKeyRevoked: () => 'Se revocó la clave de API.',
  SessionOpened: () => 'La persona inició sesión.',
  SignUpStarted: () => 'Alguien se registró con un correo que tiene otra cuenta.',
  WebhookAdded: ({ types }) => `Se añadió un webhook, para ${types.join(', ')}.`,
  WebhookChanged: ({ types }) => `Se cambió el webhook. Es para ${types.join(', ')}.`,
  WebhookSecretRotated: () => 'El webhook recibió otro secreto de firma.',
  WebhookPaused: ({ reason }) => `Se puso en pausa el webhook${PAUSES[reason]}.`,
  WebhookResumed: () => 'Se reanudó el webhook.',
  WebhookRemoved: () => 'Se quitó el webhook.',
  RebuildRequested: ({ readModels }) =>
    `Se pidió una reconstrucción, ${models(readModels.length)}: ${readModels.join(', ')}.`,
  RebuildTakenUp: () => 'Un proceso asumió la reconstrucción.',
  ReadModelRebuilt: (data) =>
    `Se reconstruyó el modelo de lectura ${data.readModel}: ${documents(data.documents)} a partir de ${events(data.events)}.`,
  RebuildFinished: () => 'Terminó la reconstrucción.',
  RebuildFailed: ({ readModel, problem }) => `La reconstrucción falló en ${readModel}: ${PROBLEMS[problem]}.`,
};
