import { ERASED, type Erased } from '../event.ts';
import { unreachable } from '../never.ts';
import { afterImport } from './after-import.ts';
import type { StoredFile } from './content/file.ts';
import { filesOf, type InfoType, type StoredContent } from './content/index.ts';
import type { PreparedFile } from './content/prepared-file.ts';
import type { QrCodeEvent } from './events.ts';
import { evolveFlags, type Flags, flagsFor, NO_FLAGS } from './flags/flag-state.ts';
import { knownTags, withoutTags, withTags } from './tags.ts';

/** Times are ISO 8601 in UTC. */
export interface QrCode extends Flags {
  readonly status: 'absent' | 'present' | 'deleted';
  readonly batchId: string;
  readonly createdAt: string;
  /** Whether it was printed elsewhere, and taken over. */
  readonly imported: boolean;
  /** The whole address as it was printed elsewhere; null for ours, and where the import did not tell. */
  readonly printedAs: string | null;
  /** Whether it was deleted by the undo of its import, which may be repeated. */
  readonly takenBack: boolean;
  readonly approved: boolean;
  readonly approvedAt: string | null;
  readonly active: boolean;
  /** Whether it is disabled by no decision: by its switch, or since a time when somebody else had it. */
  readonly switchedOff: boolean;
  /** The numbers of the notices by whose decisions it is disabled; none where it is not, or by no decision. */
  readonly disabledFor: readonly string[];
  /** The numbers of the last notices by whose decisions it was disabled until somebody enabled it. */
  readonly enabledAfter: readonly string[];
  /** The numbers of the notices by whose decisions its content is withheld from scanners; none where it is not. */
  readonly withheldFor: readonly string[];
  readonly restricted: boolean;
  readonly owner: string | null;
  /** When a present owner, or one before who handed it over, claimed it. ISO 8601, UTC. */
  readonly claimedAt: string | null;
  /** Since when it is the owner's. ISO 8601, UTC. */
  readonly ownedSince: string | null;
  /** Who owned it and does no longer, each once, also once it is deleted: an erasure finds by it what they left. */
  readonly formerOwners: readonly string[];
  readonly name: string | null;
  readonly infoType: InfoType | null;
  readonly content: StoredContent | Erased | null;
  /** When the content was saved. ISO 8601, UTC. */
  readonly contentSince: string | null;
  /** Whether a scan shows that the content is hidden for now. A save, and a removal of the content, leave it as it is. */
  readonly hidden: boolean;
  /** Counts the changes of name and content. */
  readonly edits: number;
  /** Every file that a content refers to or referred to, by its key. */
  readonly files: Readonly<Record<string, StoredFile>>;
  /** What was made from uploaded files, by their keys. */
  readonly prepared: Readonly<Record<string, PreparedFile>>;
  readonly image: string | null;
  readonly imageUploadedAt: string | null;
  /** What admins noted about the code. Its owner doesn't see it. */
  readonly note: string | null;
  /** By what admins sort codes into groups, in the order in which they came. Its owner doesn't see it. */
  readonly tags: readonly string[];
}

export const absentCode: QrCode = {
  status: 'absent',
  batchId: '',
  createdAt: '',
  imported: false,
  printedAs: null,
  takenBack: false,
  approved: false,
  approvedAt: null,
  active: true,
  switchedOff: false,
  disabledFor: [],
  enabledAfter: [],
  withheldFor: [],
  restricted: false,
  owner: null,
  claimedAt: null,
  ownedSince: null,
  formerOwners: [],
  name: null,
  infoType: null,
  content: null,
  contentSince: null,
  hidden: false,
  ...NO_FLAGS,
  edits: 0,
  files: {},
  prepared: {},
  image: null,
  imageUploadedAt: null,
  note: null,
  tags: [],
};

const noContent = { infoType: null, content: null, contentSince: null, ...NO_FLAGS } as const;

function withFiles(known: QrCode['files'], content: StoredContent | Erased): QrCode['files'] {
  const changed = filesOf(content).filter((file) => JSON.stringify(file) !== JSON.stringify(known[file.key]));
  return changed.length === 0
    ? known
    : { ...known, ...Object.fromEntries(changed.map((file) => [file.key, file])) };
}

const withNotice = (notices: readonly string[], notice: string | undefined): readonly string[] =>
  notice === undefined || notices.includes(notice) ? notices : [...notices, notice];

/** Decisions that a late reaction may still try to carry out. They are seconds old, or days after an outage. */
const MOST_ENABLED_AFTER = 50;

const edited = (code: QrCode): QrCode => ({ ...code, edits: code.edits + 1 });

export function evolveCode(code: QrCode, event: QrCodeEvent, at: string): QrCode {
  switch (event.type) {
    case 'CodeGenerated':
      return { ...absentCode, status: 'present', batchId: event.data.batchId, createdAt: at };
    case 'CodeImported':
      return { ...absentCode, formerOwners: code.formerOwners, ...afterImport(event.data, at) };
    case 'CodeApproved':
      return { ...code, approved: true, approvedAt: at };
    case 'CodeApprovalWithdrawn':
      return { ...code, approved: false, approvedAt: null };
    case 'CodeEnabled':
      return {
        ...code,
        active: true,
        switchedOff: false,
        disabledFor: [],
        enabledAfter: withNotice(code.enabledAfter, event.data.notice).slice(-MOST_ENABLED_AFTER),
      };
    case 'CodeDisabled':
      return {
        ...code,
        active: false,
        switchedOff: code.switchedOff || event.data.notice === undefined,
        disabledFor: withNotice(code.disabledFor, event.data.notice),
      };
    case 'CodeRestricted':
      return { ...code, restricted: true };
    case 'CodeUnrestricted':
      return { ...code, restricted: false };
    case 'CodeClaimed':
      // A decision was about what another person had stored.
      return { ...code, owner: event.data.userId, claimedAt: at, ownedSince: at, withheldFor: [] };
    case 'CodeNamed':
      return { ...edited(code), name: event.data.name === '' ? null : event.data.name };
    case 'ContentSaved':
      return {
        ...edited(code),
        infoType: event.data.infoType,
        content: event.data.content,
        contentSince: at,
        files: withFiles(code.files, event.data.content),
        ...flagsFor(event.data.content, code),
      };
    case 'ContentCleared':
      return { ...edited(code), ...noContent };
    case 'ContentHidden':
      return { ...code, hidden: true };
    case 'ContentShown':
      return { ...code, hidden: false };
    case 'ContentWithheld':
      return { ...code, withheldFor: withNotice(code.withheldFor, event.data.notice) };
    case 'WithholdingLifted':
      return { ...code, withheldFor: code.withheldFor.filter((notice) => notice !== event.data.notice) };
    case 'DestinationFlagged':
    case 'DestinationCleared':
      return { ...code, ...evolveFlags(code, event, at) };
    case 'CodeReset':
      return { ...edited(code), ...noContent, name: null };
    case 'CodeReleased':
      return released(code, event.data.closed);
    case 'CodeHandedOver':
      // It counts as the sale that it was.
      return {
        ...released(code, false),
        owner: event.data.to,
        claimedAt: code.claimedAt,
        ownedSince: at,
        // What goes on to lead where it leads does not appear by that.
        hidden: event.data.kept && code.hidden,
        ...(event.data.kept ? decisionsOf(code) : {}),
        ...(event.data.kept ? { flags: code.flags, trusted: code.trusted } : NO_FLAGS),
      };
    case 'FilePrepared': {
      const { key, ...prepared } = event.data;
      return { ...code, prepared: { ...code.prepared, [key]: prepared } };
    }
    case 'ImageAttached':
      return { ...code, image: event.data.image, imageUploadedAt: at };
    case 'ImageRemoved':
      return { ...code, image: null, imageUploadedAt: null };
    case 'CodeNoted':
      return { ...code, note: event.data.note === '' ? null : event.data.note };
    case 'CodeTagged':
      return { ...code, tags: withTags(code.tags, knownTags(event.data.tags)) };
    case 'CodeUntagged':
      return { ...code, tags: withoutTags(code.tags, knownTags(event.data.tags)) };
    case 'CodeDeleted':
      return {
        ...absentCode,
        status: 'deleted',
        batchId: code.batchId,
        createdAt: code.createdAt,
        formerOwners: withoutOwner(code),
        takenBack: event.data.takenBack ?? false,
      };
    default:
      return unreachable(event);
  }
}

const decisionsOf = ({ switchedOff, disabledFor, withheldFor }: QrCode) => ({
  switchedOff,
  disabledFor,
  withheldFor,
});

/** Returns who owned a code once nobody does. */
const withoutOwner = ({ owner, formerOwners }: QrCode): readonly string[] =>
  owner === null || formerOwners.includes(owner) ? formerOwners : [...formerOwners, owner];

const released = (code: QrCode, closed: boolean): QrCode => ({
  ...edited(code),
  ...noContent,
  hidden: false,
  // It stays disabled, but the decision was about what another person had stored.
  switchedOff: !code.active,
  disabledFor: [],
  withheldFor: [],
  ...(closed ? { approved: false, approvedAt: null } : {}),
  name: null,
  owner: null,
  claimedAt: null,
  ownedSince: null,
  formerOwners: withoutOwner(code),
  files: {},
  prepared: {},
});

/** What decides whether a code can be claimed. */
export type ClaimFacts = Pick<
  QrCode,
  'status' | 'owner' | 'infoType' | 'imported' | 'approved' | 'active' | 'restricted'
>;

/**
 * Returns whether a code can be claimed (section 4): approved, enabled, unrestricted, unowned and empty. One that was printed
 * elsewhere goes on to lead where it led, and can be claimed with that.
 */
export function isClaimable(code: ClaimFacts): boolean {
  const free = code.status === 'present' && code.owner === null && (code.infoType === null || code.imported);
  return free && code.approved && code.active && !code.restricted;
}

/** Returns whether scanners see the content of a code: it is enabled, and neither hidden nor withheld. */
export const isShown = ({
  active,
  hidden,
  withheldFor,
}: Pick<QrCode, 'active' | 'hidden' | 'withheldFor'>): boolean =>
  active && !hidden && withheldFor.length === 0;

/** Returns the content of a code; null for none, and for one that was erased. */
export const knownContent = ({ content }: Pick<QrCode, 'content'>): StoredContent | null =>
  content === ERASED ? null : content;

/** Returns the id of the secure code that protects the content of a code; null where none does. */
export function protectionOf(code: Pick<QrCode, 'content'>): string | null {
  const content = knownContent(code);
  return content?.infoType === 'memories' ? content.memories.secureCode : null;
}
