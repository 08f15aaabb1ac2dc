import type { RebuildProblem } from '../../../../../domain/rebuilds/events.ts';
import { pluralIn } from '../../../../../texts/plural.ts';
import type { OperationEvent } from '../events.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const counted = pluralIn('fr');
const models = counted({
  one: (n) => `${n} modèle de lecture`,
  many: (n) => `${n} de modèles de lecture`,
  other: (n) => `${n} modèles de lecture`,
});
const documents = counted({
  one: (n) => `${n} document`,
  many: (n) => `${n} de documents`,
  other: (n) => `${n} documents`,
});
const events = counted({
  one: (n) => `${n} événement`,
  many: (n) => `${n} d’événements`,
  other: (n) => `${n} événements`,
});

const PAUSES = {
  admin: '',
  failures: ', car tout avait échoué pendant des jours',
  gone: ', car son destinataire a dit qu’il n’existe plus',
} as const;

const PROBLEMS: Readonly<Record<RebuildProblem, string>> = {
  'other-version': 'un programme d’une autre version le tient',
  'log-damaged': 'le journal des événements est endommagé',
  interrupted: 'tous les processus qui l’exécutaient ont été arrêtés',
  unexpected: 'le journal du processus dit pourquoi',
};

/** The other events in French words. */
export const operation: TextsOf<OperationEvent> = {
  BannerTextsChanged: () => 'Les textes publicitaires ont été modifiés.',
  DomainSettingsChanged: ({ domain, terms, termsDay }) =>
    `L’apparence, la boutique et les pages légales de ${domain} ont été modifiées.${when(terms, (page) => ` Ses conditions du ${termsDay} se trouvent à l’adresse ${page}.`)}`,
  GoogleReserved: () => 'Un compte Google a été réservé pour ce compte.',
  GoogleReleased: () => 'Un compte Google est redevenu libre.',
  FirstAdminAppointed: () => 'Le premier admin a été nommé.',
  VaultNamed: () => 'Le coffre de ce journal a été nommé.',
  StartCounted: ({ number }) => `Le produit a été démarré : démarrage ${number}.`,
  AdminLeft: () => 'Un admin ne compte plus parmi ceux qui ne peuvent pas tous partir.',
  AdminReturned: () => 'Un admin compte de nouveau parmi ceux qui ne peuvent pas tous partir.',
  EmailReserved: () => 'Une adresse e-mail a été réservée pour ce compte.',
  EmailReleased: () => 'Une adresse e-mail est redevenue libre.',
  ApiKeyCreated: ({ label, scopes }) => `La clé d’API « ${label} » a été créée : ${scopes.join(', ')}.`,
  ApiKeyRevoked: () => 'La clé d’API a été révoquée.',
  SessionOpened: () => 'La personne s’est connectée.',
  SignUpStarted: () => 'Quelqu’un s’est inscrit avec l’adresse e-mail d’un autre compte.',
  WebhookAdded: ({ types }) => `Un webhook a été ajouté, pour ${types.join(', ')}.`,
  WebhookChanged: ({ types }) => `Le webhook a été modifié. Il est pour ${types.join(', ')}.`,
  WebhookSecretRotated: () => 'Le webhook a reçu un autre secret de signature.',
  WebhookPaused: ({ reason }) => `Le webhook a été mis en pause${PAUSES[reason]}.`,
  WebhookResumed: () => 'Le webhook a été repris.',
  WebhookRemoved: () => 'Le webhook a été supprimé.',
  RebuildRequested: ({ readModels }) =>
    `Une reconstruction a été demandée, ${models(readModels.length)} : ${readModels.join(', ')}.`,
  RebuildTakenUp: () => 'Un processus a pris en charge la reconstruction.',
  ReadModelRebuilt: (data) =>
    `Le modèle de lecture ${data.readModel} a été reconstruit : ${documents(data.documents)} à partir de ${events(data.events)}.`,
  RebuildFinished: () => 'La reconstruction s’est terminée.',
  RebuildFailed: ({ readModel, problem }) =>
    `La reconstruction a échoué à ${readModel} : ${PROBLEMS[problem]}.`,
};
