import type { RebuildProblem } from '../../../../../domain/rebuilds/events.ts';
import type { OperationEvent } from '../events.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const PAUSES = {
  admin: '',
  failures: ', because everything had failed for days',
  gone: ', because its receiver said that it is gone',
} as const;

const PROBLEMS: Readonly<Record<RebuildProblem, string>> = {
  'other-version': 'a program of another version keeps it',
  'log-damaged': 'the event log is damaged',
  interrupted: 'every process that made it was stopped',
  unexpected: 'the log of the process says why',
};

/** The other events in English words. */
export const operation: TextsOf<OperationEvent> = {
  BannerTextsChanged: () => 'The advertisement texts were changed.',
  DomainSettingsChanged: ({ domain, terms, termsDay }) =>
    `The looks, the storefront and the legal pages of ${domain} were changed.${when(terms, (page) => ` Its terms of ${termsDay} stand at ${page}.`)}`,
  GoogleReserved: () => 'A Google account was kept for this account.',
  GoogleReleased: () => 'A Google account became free again.',
  FirstAdminAppointed: () => 'The first admin was appointed.',
  VaultNamed: () => 'The vault of this log was named.',
  StartCounted: ({ number }) => `The product was started: start ${number}.`,
  AdminLeft: () => 'An admin no longer counts as one of those who may not all leave.',
  AdminReturned: () => 'An admin counts again as one of those who may not all leave.',
  EmailReserved: () => 'An email was kept for this account.',
  EmailReleased: () => 'An email became free again.',
  ApiKeyCreated: ({ label, scopes }) => `The API key “${label}” was made: ${scopes.join(', ')}.`,
  ApiKeyRevoked: () => 'The API key was revoked.',
  SessionOpened: () => 'The person signed in.',
  SignUpStarted: () => 'Somebody signed up with an email that another account has.',
  WebhookAdded: ({ types }) => `A webhook was added, for ${types.join(', ')}.`,
  WebhookChanged: ({ types }) => `The webhook was changed. It is for ${types.join(', ')}.`,
  WebhookSecretRotated: () => 'The webhook got another signing secret.',
  WebhookPaused: ({ reason }) => `The webhook was paused${PAUSES[reason]}.`,
  WebhookResumed: () => 'The webhook was resumed.',
  WebhookRemoved: () => 'The webhook was removed.',
  RebuildRequested: ({ readModels }) =>
    `A rebuild of ${plural(readModels.length, 'read model')} was asked for: ${readModels.join(', ')}.`,
  RebuildTakenUp: () => 'A process took the rebuild up.',
  ReadModelRebuilt: ({ readModel, events, documents }) =>
    `The read model ${readModel} was made again: ${plural(documents, 'document')} from ${plural(events, 'event')}.`,
  RebuildFinished: () => 'The rebuild ended.',
  RebuildFailed: ({ readModel, problem }) => `The rebuild failed at ${readModel}: ${PROBLEMS[problem]}.`,
};
