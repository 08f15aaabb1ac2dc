import type { PrivacyTopic } from '../../contract/legal/privacy-topic.ts';
import type { Category } from '../aggregate.ts';
import type { CATEGORIES } from '../catalogue.ts';
import type { DomainEvent } from '../event.ts';

type EventIn<C> = C extends Category<infer Event> ? Event : never;
type StoredEvent = EventIn<(typeof CATEGORIES)[number]>;

/** The fields that hold the id of a person. */
type NamesPerson = 'person' | 'userId' | 'owner' | 'by' | 'inviter' | 'sharedBy' | 'requestedBy' | 'maker';

/** What an event may be about: one that names a person has a topic of the privacy notice. */
type TopicOf<Event extends DomainEvent> =
  Extract<keyof Event['data'], NamesPerson> extends never ? PrivacyTopic | null : PrivacyTopic;

/** The topic of each event in the privacy notice; null for one that is about nobody. An event without a line is a type error. */
export const EVENT_TOPICS: {
  readonly [Type in StoredEvent['type']]: TopicOf<Extract<StoredEvent, { readonly type: Type }>>;
} = {
  CodeGenerated: null,
  CodeImported: 'shop',
  CodeApproved: null,
  CodeApprovalWithdrawn: null,
  CodeEnabled: null,
  CodeDisabled: null,
  CodeRestricted: null,
  CodeUnrestricted: null,
  CodeClaimed: 'ownership',
  CodeNamed: 'content',
  ContentSaved: 'content',
  ContentCleared: 'content',
  ContentHidden: 'content',
  ContentShown: 'content',
  ContentWithheld: null,
  WithholdingLifted: null,
  DestinationFlagged: 'content',
  DestinationCleared: 'content',
  CodeReleased: 'ownership',
  CodeHandedOver: 'ownership',
  CodeReset: null,
  FilePrepared: 'content',
  ImageAttached: 'shop',
  ImageRemoved: null,
  CodeNoted: 'shop',
  CodeTagged: 'shop',
  CodeUntagged: 'shop',
  CodeDeleted: null,

  BatchGenerated: null,
  BatchExpanded: null,
  BatchImported: null,
  BatchNamed: 'shop',
  BatchNoted: 'shop',

  AccountRegistered: 'account',
  VerificationRequested: 'account',
  EmailVerified: 'account',
  ClaimAwaited: 'ownership',
  ClaimSettled: 'ownership',
  SignedIn: 'signIn',
  PasswordResetRequested: 'signIn',
  PasswordChanged: 'signIn',
  PasswordRemoved: 'signIn',
  NameChanged: 'account',
  EmailChanged: 'account',
  EmailChangeRequested: 'account',
  EmailChangeConfirmed: 'account',
  EmailChangeCancelled: 'account',
  EmailGivenUp: 'reservation',
  GoogleLinked: 'signIn',
  GoogleUnlinked: 'signIn',
  GoogleGivenUp: 'reservation',
  SecureCodeGuessed: 'ownership',
  CodeAddressRequested: 'ownership',
  CodeGivenAway: 'ownership',
  CodeReceived: 'ownership',
  LanguageChosen: 'account',
  TwoStepTurnedOn: 'signIn',
  TwoStepTurnedOff: 'signIn',
  RecoveryCodesRenewed: 'signIn',
  RecoveryCodeUsed: 'signIn',
  PasskeyAdded: 'signIn',
  PasskeyRemoved: 'signIn',
  RoleChanged: 'staff',
  AccountDisabled: 'account',
  AccountEnabled: 'account',
  StaffInvited: 'staff',
  InvitationWithdrawn: 'staff',
  InvitationAccepted: 'staff',
  ConfirmationRequested: 'signIn',
  TermsAccepted: 'terms',
  AccountFoundUnused: 'account',
  ErasureExplained: 'erasure',
  PersonErased: 'erasure',
  PersonalDataRemoved: 'erasure',
  PersonForgotten: 'erasure',

  EmailReserved: 'reservation',
  EmailReleased: 'reservation',
  GoogleReserved: 'reservation',
  GoogleReleased: 'reservation',
  SessionOpened: 'signIn',
  SignUpStarted: 'reservation',

  BannerTextsChanged: null,

  ScansRecorded: 'scans',
  ScansSuppressed: null,
  ScansSummed: 'scans',
  ArchivedScansSummed: 'scans',
  JournalArchived: 'scans',
  ScansReturned: 'scans',
  ArchiveReturned: null,
  ArchivePutAway: null,

  FirstAdminAppointed: 'staff',
  VaultNamed: null,
  StartCounted: null,
  AdminLeft: 'staff',
  AdminReturned: 'staff',

  BulkActionRequested: 'shop',
  BulkTagsChosen: 'shop',
  BulkReasonsGiven: 'decisions',
  ImportDescribed: 'shop',
  BulkCodesListed: null,
  BulkActionStarted: null,
  BulkCodesHandled: null,
  BulkActionCancelled: null,
  BulkActionFinished: null,
  BulkUndoRequested: null,
  BulkCodesUndone: null,
  BulkUndoFinished: null,

  WebhookAdded: 'shop',
  WebhookChanged: 'shop',
  WebhookSecretRotated: null,
  WebhookPaused: null,
  WebhookResumed: null,
  WebhookRemoved: null,

  ApiKeyCreated: 'staff',
  ApiKeyRevoked: null,

  RebuildRequested: 'staff',
  RebuildTakenUp: null,
  ReadModelRebuilt: null,
  RebuildFinished: null,
  RebuildFailed: null,

  ViewShared: 'staff',
  SharedViewRenamed: 'staff',
  SharedViewRemoved: null,

  DomainSettingsChanged: null,

  NoticeReceived: 'notices',
  HouseNoticeOpened: null,
  NoticeDecided: 'decisions',
  ReasonsStated: 'decisions',
  DecisionPassedOn: 'decisions',
  NoticeContested: 'decisions',
  ObjectionDismissed: 'decisions',
  DecisionReversed: 'decisions',
  ReversalStated: 'decisions',
  ReporterForgotten: 'notices',
};

/** Returns the types of events that a topic has, in the order of the list. */
export const eventsOfTopic = (topic: PrivacyTopic): readonly string[] =>
  Object.entries(EVENT_TOPICS)
    .filter(([, of]) => of === topic)
    .map(([type]) => type);
