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

export interface Notice {
  /** Null for a number that no notice has. */
  readonly received: Opened | null;
  readonly decided: DecidedNotice | null;
  /** What the owner says against the decision. */
  readonly objection: { readonly at: string; readonly words: string } | null;
  /** Why the decision stays in spite of the objection. */
  readonly dismissed: StaffWords | null;
  /** Why the decision was taken back. */
  readonly reversed: StaffWords | null;
  /** Whether the reporter was erased. */
  readonly forgotten: boolean;
}

export const noNotice: Notice = {
  received: null,
  decided: null,
  objection: null,
  dismissed: null,
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
    case 'NoticeContested':
      return { ...notice, objection: { at, words: event.data.words } };
    case 'ObjectionDismissed':
      return { ...notice, dismissed: staffWords(event.data, at) };
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

const staffWords = ({ words, by }: DataOf<'ObjectionDismissed'>, at: string): StaffWords => ({
  at,
  words,
  by,
});

function withoutReporter(received: Opened): Opened {
  const erased = { words: ERASED, name: ERASED, email: ERASED } as const;
  return { ...received, report: received.report && { ...received.report, ...erased } };
}

/** Whether an objection waits for its answer. */
export const isContested = ({ objection, dismissed, reversed }: Notice): boolean =>
  objection !== null && dismissed === null && reversed === null;
