import { ERASED } from '../event.ts';
import { unreachable } from '../never.ts';
import type { NoticeEvent } from './events.ts';

type DataOf<Type extends NoticeEvent['type']> = Extract<NoticeEvent, { type: Type }>['data'];

/** What a reporter sent, and what it is about. */
export type ReceivedNotice = Omit<DataOf<'NoticeReceived'>, 'person'>;

/** What a notice is about. Times are ISO 8601, UTC. */
interface Opened extends DataOf<'HouseNoticeOpened'> {
  readonly at: string;
  /** What was reported, and by whom; null for a notice of the house itself. */
  readonly report: Omit<ReceivedNotice, 'code' | 'revision' | 'infoType'> | null;
}

export interface DecidedNotice extends Omit<DataOf<'NoticeDecided'>, 'person'> {
  readonly at: string;
  /** Whose content it was; null where the code had no owner, or nothing changed. */
  readonly owner: string | null;
}

/** What staff answered to an objection, or took back without one. */
export interface StaffWords {
  readonly at: string;
  readonly words: string;
  /** The id of the person who decided. */
  readonly by: string;
}

/** What an owner says against the decision. */
export interface StoredObjection {
  readonly at: string;
  readonly words: string;
  /** The id of who objects. */
  readonly by: string;
  /** Why the decision stays in spite of it; null while it waits, and where the decision was taken back. */
  readonly dismissed: StaffWords | null;
}

/** Who owns the code after a hand-over that left what the decision is about. */
interface Heir {
  readonly owner: string;
  readonly at: string;
}

export interface Notice {
  /** Null for a number that no notice has. */
  readonly received: Opened | null;
  readonly decided: DecidedNotice | null;
  readonly heirs: readonly Heir[];
  /** One for each owner at most, in the order in which they came. */
  readonly objections: readonly StoredObjection[];
  /** Why the decision was taken back. */
  readonly reversed: StaffWords | null;
  /** Whether the reporter was erased. */
  readonly forgotten: boolean;
}

export const noNotice: Notice = {
  received: null,
  decided: null,
  heirs: [],
  objections: [],
  reversed: null,
  forgotten: false,
};

export function evolveNotice(notice: Notice, event: NoticeEvent, at: string): Notice {
  switch (event.type) {
    case 'NoticeReceived': {
      const { person: _person, code, revision, infoType, ...report } = event.data;
      return { ...notice, received: { code, revision, infoType, at, report } };
    }
    case 'HouseNoticeOpened':
      return { ...notice, received: { ...event.data, at, report: null } };
    case 'NoticeDecided': {
      const { person: _person, ...decided } = event.data;
      return { ...notice, decided: { ...decided, at, owner: null } };
    }
    case 'ReasonsStated':
      return { ...notice, decided: notice.decided && { ...notice.decided, owner: event.data.owner } };
    case 'DecisionPassedOn':
      return { ...notice, heirs: [...notice.heirs, { owner: event.data.owner, at }] };
    case 'NoticeContested': {
      const { person: by, words } = event.data;
      return { ...notice, objections: [...notice.objections, { at, words, by, dismissed: null }] };
    }
    case 'ObjectionDismissed':
      return { ...notice, objections: dismiss(notice, event.data, at) };
    case 'DecisionReversed':
      return { ...notice, reversed: staffWords(event.data, at) };
    case 'ReversalStated':
      return notice;
    case 'ReporterForgotten':
      return { ...notice, received: notice.received && withoutReporter(notice.received), forgotten: true };
    default:
      return unreachable(event);
  }
}

const staffWords = ({ words, by }: Omit<StaffWords, 'at'>, at: string): StaffWords => ({ at, words, by });

function dismiss({ decided, objections }: Notice, data: DataOf<'ObjectionDismissed'>, at: string) {
  const { owner = decided?.owner } = data;
  return objections.map((objection) =>
    objection.by === owner ? { ...objection, dismissed: staffWords(data, at) } : objection,
  );
}

function withoutReporter(received: Opened): Opened {
  const erased = { words: ERASED, name: ERASED, email: ERASED } as const;
  return { ...received, report: received.report && { ...received.report, ...erased } };
}

/** The objections that wait for their answer. */
export const waitingObjections = ({ objections, reversed }: Notice): readonly StoredObjection[] =>
  reversed ? [] : objections.filter(({ dismissed }) => dismissed === null);

/** Everybody who is told of the decision: whose content it was, and later owners of that content. */
export const ownersOf = ({ decided, heirs }: Notice): readonly Heir[] =>
  decided === null || decided.owner === null ? heirs : [{ owner: decided.owner, at: decided.at }, ...heirs];

/** Whether a decision holds that changed a code. */
export const isInForce = ({ decided, reversed }: Notice): boolean =>
  decided !== null && decided.decision !== 'dismiss' && reversed === null;
