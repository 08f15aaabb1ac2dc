import { may } from '../../contract/access/permissions.ts';
import type { HistoryKind } from '../../contract/schemas/history.ts';
import type { Actor } from '../../ports/event-store.ts';
import type { Caller } from '../caller.ts';
import { ERASED } from '../event.ts';
import { sameContent } from './content/index.ts';
import type { QrCodeEvent } from './events.ts';
import { absentCode, evolveCode, type QrCode } from './state.ts';

/** An event of a code, with its place in the stream and its origin. */
export type CodeFact = QrCodeEvent & {
  readonly revision: number;
  readonly at: string;
  readonly actor: Actor;
};

/** One change of a code, and the state after it. */
export interface CodeVersion extends Pick<CodeFact, 'revision' | 'at' | 'actor'> {
  readonly kind: HistoryKind;
  readonly state: QrCode;
}

/** Null for events that are no change of a person. */
const KINDS: Readonly<Record<QrCodeEvent['type'], HistoryKind | null>> = {
  CodeGenerated: 'generated',
  CodeImported: 'imported',
  CodeApproved: 'approved',
  CodeApprovalWithdrawn: 'unapproved',
  CodeEnabled: 'enabled',
  CodeDisabled: 'disabled',
  CodeRestricted: 'restricted',
  CodeUnrestricted: 'unrestricted',
  CodeClaimed: 'claimed',
  CodeNamed: 'named',
  ContentSaved: 'saved',
  ContentCleared: 'cleared',
  ContentHidden: 'hidden',
  ContentShown: 'shown',
  ContentWithheld: 'withheld',
  WithholdingLifted: 'lifted',
  DestinationFlagged: null,
  DestinationCleared: null,
  CodeReset: 'reset',
  CodeReleased: 'released',
  CodeHandedOver: 'handedOver',
  FilePrepared: null,
  ImageAttached: 'imageAttached',
  ImageRemoved: 'imageRemoved',
  CodeNoted: null,
  CodeTagged: null,
  CodeUntagged: null,
  CodeDeleted: null,
};

/** A page of a code's history, oldest first. */
export interface CodeHistory {
  readonly versions: readonly CodeVersion[];
  /** Whether older versions exist. */
  readonly more: boolean;
  readonly now: QrCode;
  /** The revision of the newest change. */
  readonly newest: number;
}

/** Returns the newest `limit` changes before revision `before`, from all events of a code. */
export async function historyOf(
  events: AsyncIterable<CodeFact>,
  { before = Number.POSITIVE_INFINITY, limit }: { before?: number | undefined; limit: number },
): Promise<CodeHistory> {
  let versions: CodeVersion[] = [];
  let more = false;
  let newest = 0;
  let now = absentCode;
  for await (const event of events) {
    now = evolveCode(now, event, event.at);
    const kind = KINDS[event.type];
    if (kind === null) continue;
    newest = event.revision;
    if (newest >= before) continue;
    const { revision, at, actor } = event;
    const version = { revision, at, actor, kind, state: now };
    const last = versions.at(-1);
    if (last && isOneChange(last, version)) versions.pop();
    versions.push(version);
    if (versions.length > limit) {
      versions = versions.slice(1);
      more = true;
    }
  }
  return { versions, more, now, newest };
}

/** A save of name and content appends two events. */
function isOneChange(first: CodeVersion, second: CodeVersion): boolean {
  const together = first.at === second.at && first.revision + 1 === second.revision;
  const sameActor = first.actor.kind === second.actor.kind && first.actor.id === second.actor.id;
  return together && sameActor && first.kind === 'named' && ['saved', 'cleared'].includes(second.kind);
}

/**
 * Returns whether a caller may see name and content of an earlier state. Neither may be erased. An owner does not see
 * what the shop stored before the claim.
 */
export const isAvailable = (then: QrCode, now: QrCode, by: Caller): boolean =>
  then.name !== ERASED &&
  then.content !== ERASED &&
  (may(by.role, 'content.manage') || then.owner === now.owner);

/** Returns whether a caller may save an earlier state again. What one owner stored never becomes another one's. */
export const isRestorable = (then: QrCode, now: QrCode, by: Caller): boolean =>
  isAvailable(then, now, by) && (then.owner === null || then.owner === now.owner);

/** Returns whether two states have the same name and content. */
export const showTheSame = (one: QrCode, other: QrCode): boolean =>
  one.name === other.name && sameContent(one.content, other.content);
