import type { RebuildProblem } from '../../../../../domain/rebuilds/events.ts';
import { pluralIn } from '../../../../../texts/plural.ts';
import type { OperationEvent } from '../events.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const counted = pluralIn('de');
const models = counted({ one: (n) => `${n} Lesemodell`, other: (n) => `${n} Lesemodelle` });
const documents = counted({ one: (n) => `${n} Dokument`, other: (n) => `${n} Dokumente` });
const fromEvents = counted({ one: (n) => `${n} Ereignis`, other: (n) => `${n} Ereignissen` });

const PAUSES = {
  admin: '',
  failures: ', weil tagelang alles fehlgeschlagen war',
  gone: ', weil es seinen Empfänger nicht mehr gibt',
} as const;

const PROBLEMS: Readonly<Record<RebuildProblem, string>> = {
  'other-version': 'ein Programm einer anderen Version hält es',
  'log-damaged': 'das Ereignisprotokoll ist beschädigt',
  interrupted: 'jeder Prozess, der ihn ausführte, wurde beendet',
  unexpected: 'das Protokoll des Prozesses nennt den Grund',
};

/** The other events in German words. */
export const operation: TextsOf<OperationEvent> = {
  BannerTextsChanged: () => 'Die Werbetexte wurden geändert.',
  DomainSettingsChanged: ({ domain, terms, termsDay }) =>
    `Aussehen, Shop-Adresse und rechtliche Seiten von ${domain} wurden geändert.${when(terms, (page) => ` Die eigenen Nutzungsbedingungen vom ${termsDay} stehen unter ${page}.`)}`,
  GoogleReserved: () => 'Ein Google-Konto wurde für dieses Konto reserviert.',
  GoogleReleased: () => 'Ein Google-Konto wurde wieder frei.',
  FirstAdminAppointed: () => 'Der erste Admin wurde ernannt.',
  VaultNamed: () => 'Der Tresor dieses Protokolls wurde benannt.',
  StartCounted: ({ number }) => `Das Produkt wurde gestartet: Start ${number}.`,
  AdminLeft: () => 'Ein Admin zählt nicht mehr zu denen, die nicht alle gehen dürfen.',
  AdminReturned: () => 'Ein Admin zählt wieder zu denen, die nicht alle gehen dürfen.',
  EmailReserved: () => 'Eine E-Mail-Adresse wurde für dieses Konto reserviert.',
  EmailReleased: () => 'Eine E-Mail-Adresse wurde wieder frei.',
  ApiKeyCreated: ({ label, scopes }) => `Der API-Schlüssel „${label}“ wurde angelegt: ${scopes.join(', ')}.`,
  ApiKeyRevoked: () => 'Der API-Schlüssel wurde widerrufen.',
  SessionOpened: () => 'Die Person hat sich angemeldet.',
  SignUpStarted: () => 'Jemand hat sich mit einer E-Mail-Adresse registriert, die ein anderes Konto hat.',
  WebhookAdded: ({ types }) => `Ein Webhook wurde hinzugefügt, für ${types.join(', ')}.`,
  WebhookChanged: ({ types }) => `Der Webhook wurde geändert. Er gilt für ${types.join(', ')}.`,
  WebhookSecretRotated: () => 'Der Webhook bekam einen anderen Signaturschlüssel.',
  WebhookPaused: ({ reason }) => `Der Webhook wurde angehalten${PAUSES[reason]}.`,
  WebhookResumed: () => 'Der Webhook wurde fortgesetzt.',
  WebhookRemoved: () => 'Der Webhook wurde entfernt.',
  RebuildRequested: ({ readModels }) =>
    `Der Neuaufbau wurde angefordert, ${models(readModels.length)}: ${readModels.join(', ')}.`,
  RebuildTakenUp: () => 'Ein Prozess hat den Neuaufbau übernommen.',
  ReadModelRebuilt: (data) =>
    `Das Lesemodell ${data.readModel} wurde neu aufgebaut: ${documents(data.documents)} aus ${fromEvents(data.events)}.`,
  RebuildFinished: () => 'Der Neuaufbau endete.',
  RebuildFailed: ({ readModel, problem }) =>
    `Der Neuaufbau schlug bei ${readModel} fehl: ${PROBLEMS[problem]}.`,
};
