import type { AccountEvent } from '../../../domain/account/events.ts';
import type { ApiKeyEvent } from '../../../domain/api-key/events.ts';
import type { BannerEvent } from '../../../domain/banner/events.ts';
import type { BulkActionEvent } from '../../../domain/bulk-action/events.ts';
import { CATEGORIES } from '../../../domain/catalogue.ts';
import type { DomainEvent } from '../../../domain/event.ts';
import type { GoogleReservationEvent } from '../../../domain/google-reservation/events.ts';
import type { InstallationEvent } from '../../../domain/installation/events.ts';
import type { QrBatchEvent } from '../../../domain/qr-batch/events.ts';
import type { QrCodeEvent } from '../../../domain/qr-code/events.ts';
import type { RebuildEvent } from '../../../domain/rebuilds/events.ts';
import type { ReservationEvent } from '../../../domain/reservation/events.ts';
import type { ScansEvent } from '../../../domain/scans/events.ts';
import type { SharedViewEvent } from '../../../domain/shared-views/events.ts';
import type { SignUpEvent } from '../../../domain/sign-up/events.ts';
import type { WebhookEvent } from '../../../domain/webhook/events.ts';
import { contentInWords } from '../../content/index.ts';
import { ACCOUNT_EVENT_TEXTS } from './account-event-texts.ts';
import { plural } from './plural.ts';
import { REBUILD_EVENT_TEXTS } from './rebuild-event-texts.ts';
import { SHARED_VIEW_EVENT_TEXTS } from './shared-view-event-texts.ts';
import { tagsInWords } from './tags-in-words.ts';
import type { TextsOf } from './texts-of.ts';

type AuditedEvent =
  | AccountEvent
  | ApiKeyEvent
  | BannerEvent
  | BulkActionEvent
  | GoogleReservationEvent
  | InstallationEvent
  | QrBatchEvent
  | QrCodeEvent
  | RebuildEvent
  | ReservationEvent
  | SharedViewEvent
  | SignUpEvent
  | ScansEvent
  | WebhookEvent;

const PAUSES = {
  admin: '',
  failures: ', because everything had failed for days',
  gone: ', because its receiver said that it is gone',
} as const;

/** Every event in words; a type that is missing here fails the type check. */
export const EVENT_TEXTS: TextsOf<AuditedEvent> = {
  ...ACCOUNT_EVENT_TEXTS,
  BannerTextsChanged: () => 'The advertisement texts were changed.',
  GoogleReserved: () => 'A Google account was kept for this account.',
  GoogleReleased: () => 'A Google account became free again.',
  FirstAdminAppointed: () => 'The first admin was appointed.',
  VaultNamed: () => 'The vault of this log was named.',
  StartCounted: ({ number }) => `The product was started: start ${number}.`,
  AdminLeft: () => 'An admin no longer counts as one of those who may not all leave.',
  AdminReturned: () => 'An admin counts again as one of those who may not all leave.',
  BatchGenerated: ({ codes }) => `A batch of ${plural(codes.length, 'code')} was generated.`,
  BatchExpanded: () => 'Every code of the batch was made.',
  BatchNamed: ({ name }) => (name === '' ? 'The name of the batch was removed.' : 'The batch was named.'),
  BatchNoted: ({ note }) => (note === '' ? 'The note on the batch was removed.' : 'The batch got a note.'),
  BulkActionRequested: ({ action, confirmed }) =>
    `A change of ${plural(confirmed, 'code')} was asked for: ${action}.`,
  BulkTagsChosen: ({ tags }, sees) => `The change is about ${tagsInWords(tags, sees)}.`,
  BulkCodesListed: ({ codes }) => `${plural(codes.length, 'code')} of the change were listed.`,
  BulkActionStarted: ({ total }) => `The change of ${plural(total, 'code')} began.`,
  BulkCodesHandled: ({ count }) => `${plural(count, 'code')} of the change were handled.`,
  BulkActionCancelled: () => 'The change was cancelled.',
  BulkActionFinished: () => 'The change ended.',
  BulkUndoRequested: () => 'The undoing of the whole change was asked for.',
  BulkCodesUndone: ({ restored }) => `${plural(restored, 'code')} of the change got their value back.`,
  BulkUndoFinished: () => 'The change was undone.',
  CodeGenerated: ({ index }) => `The code was generated, as number ${index + 1} of its batch.`,
  CodeApproved: () => 'The code was approved.',
  CodeApprovalWithdrawn: () => 'The approval of the code was withdrawn.',
  CodeEnabled: () => 'The code was enabled.',
  CodeDisabled: () => 'The code was disabled.',
  CodeRestricted: () => 'The code was marked as nonpaying.',
  CodeUnrestricted: () => 'The code was marked as paying.',
  CodeClaimed: () => 'The code was claimed.',
  CodeNamed: ({ name }) => (name === '' ? 'The name of the code was removed.' : 'The code was named.'),
  ContentSaved: ({ infoType }) => `The content was saved: ${contentInWords(infoType)}.`,
  ContentCleared: () => 'The content was removed.',
  CodeReleased: ({ closed }) =>
    `The owner left the code${closed ? ', which an admin must approve again' : ', which anyone may claim'}.`,
  CodeHandedOver: ({ kept }) =>
    `The code was handed over to another owner, ${kept ? 'with its content' : 'without name and content'}.`,
  CodeReset: () => 'Name and content were removed.',
  FilePrepared: () => 'A file of the content was prepared for pages.',
  ImageAttached: () => 'A picture of the code was uploaded.',
  ImageRemoved: () => 'The picture of the code was removed.',
  CodeNoted: ({ note }) => (note === '' ? 'The note on the code was removed.' : 'The code got a note.'),
  CodeTagged: ({ tags }, sees) => `The code got ${tagsInWords(tags, sees)}.`,
  CodeUntagged: ({ tags }, sees) => `The code lost ${tagsInWords(tags, sees)}.`,
  CodeDeleted: () => 'The code was deleted.',
  EmailReserved: () => 'An email was kept for this account.',
  EmailReleased: () => 'An email became free again.',
  ScansRecorded: ({ scans }) =>
    `${plural(scans.length, 'scan')} ${scans.length === 1 ? 'was' : 'were'} recorded.`,
  ScansSuppressed: ({ codes }) =>
    `Scans of ${plural(codes.length, 'code')} were more than people make, and only counted.`,
  ApiKeyCreated: ({ label, scopes }) => `The API key “${label}” was made: ${scopes.join(', ')}.`,
  ApiKeyRevoked: () => 'The API key was revoked.',
  ...REBUILD_EVENT_TEXTS,
  ...SHARED_VIEW_EVENT_TEXTS,
  SignUpStarted: () => 'Somebody signed up with an email that another account has.',
  WebhookAdded: ({ types }) => `A webhook was added, for ${types.join(', ')}.`,
  WebhookChanged: ({ types }) => `The webhook was changed. It is for ${types.join(', ')}.`,
  WebhookSecretRotated: () => 'The webhook got another signing secret.',
  WebhookPaused: ({ reason }) => `The webhook was paused${PAUSES[reason]}.`,
  WebhookResumed: () => 'The webhook was resumed.',
  WebhookRemoved: () => 'The webhook was removed.',
};

/** Returns an event in words for a reader with or without sight of names. Throws for one that is not of the catalogue. */
export function textOfEvent(event: DomainEvent, seesNames: boolean): string {
  const category = CATEGORIES.find(({ events }) => events.some(({ type }) => type === event.type));
  if (!category?.recognises(event) || !isAudited(event)) throw new Error(`No words for ${event.type}`);
  return wordsFor(event.type)(event.data, seesNames);
}

const isAudited = (event: DomainEvent): event is AuditedEvent => Object.hasOwn(EVENT_TEXTS, event.type);

function wordsFor<Type extends AuditedEvent['type']>(
  type: Type,
): (data: AuditedEvent['data'], seesNames: boolean) => string;
function wordsFor(type: AuditedEvent['type']): (data: never, seesNames: boolean) => string {
  return EVENT_TEXTS[type];
}

/** The types of events, in the order of the alphabet. */
export const EVENT_TYPES: readonly string[] = Object.keys(EVENT_TEXTS).toSorted();
