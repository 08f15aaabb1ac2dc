import { ok, type Result, refuse } from '../../contract/result.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import type { NoticeEvent } from './events.ts';
import { contest, type Objection, type ObjectionRefusal } from './objection.ts';
import {
  type DecidedNotice,
  isInForce,
  type Notice,
  ownersOf,
  type ReceivedNotice,
  type StoredObjection,
  waitingObjections,
} from './state.ts';

export type Opening = Extract<NoticeEvent, { type: 'HouseNoticeOpened' }>['data'];

/** How the owner is told of several notices by one mail: by that about another one, or about others in this one, by number. */
export type Together = { readonly toldWith: string } | { readonly also: readonly string[] };

interface Decided {
  readonly decided: Omit<DecidedNotice, 'at' | 'owner'>;
  /** Whose content it was; null where the code had no owner. */
  readonly owner: string | null;
  /** Undefined for a mail about this notice alone. */
  readonly together?: Together | undefined;
}

export type NoticeCommand =
  | { readonly type: 'receive'; readonly number: string; readonly notice: ReceivedNotice }
  | ({ readonly type: 'decide' } & Decided)
  /** Decides about a code that nobody reported. A repeat changes nothing. */
  | ({ readonly type: 'decideUnasked'; readonly opening: Opening } & Decided)
  | Objection
  /** Tells who owns the code after a hand-over of a decision that holds. A repeat changes nothing. */
  | { readonly type: 'passOn'; readonly owner: string }
  | { readonly type: 'dismissObjection' | 'reverse'; readonly words: string; readonly by: string }
  /** Records that the code was given back its state by other means. A repeat changes nothing. */
  | { readonly type: 'recordLifted'; readonly by: string }
  | { readonly type: 'forgetReporter' };

export type NoticeRefusal =
  | 'unknown_notice'
  | 'notice_decided'
  | 'edited_meanwhile'
  | 'no_objection'
  | 'nothing_to_reverse'
  | ObjectionRefusal;

type Decision = Result<readonly NoticeEvent[], NoticeRefusal>;

const nothing: Decision = ok([]);

/** Returns the events of a command on a notice, or a refusal. A notice is decided once; a dismissed one tells no owner. */
export function decideNotice(command: NoticeCommand, notice: Notice): Decision {
  if (command.type === 'receive') {
    if (notice.received) return refuse('edited_meanwhile');
    return ok([{ type: 'NoticeReceived', data: { person: command.number, ...command.notice } }]);
  }
  if (command.type === 'decideUnasked') {
    const { received } = notice;
    const isRepeat = received?.report === null && received.code === command.opening.code;
    if (received) return isRepeat ? nothing : refuse('edited_meanwhile');
    return ok([{ type: 'HouseNoticeOpened', data: command.opening }, ...decisionOf(command)]);
  }
  if (!notice.received) return refuse('unknown_notice');
  switch (command.type) {
    case 'decide':
      return notice.decided ? refuse('notice_decided') : ok(decisionOf(command));
    case 'contest':
      return contest(command, notice);
    case 'dismissObjection': {
      const waiting = waitingObjections(notice);
      const { words, by } = command;
      return waiting.length === 0 ? refuse('no_objection') : ok(waiting.map(dismissal(words, by)));
    }
    case 'passOn': {
      const known = ownersOf(notice).some(({ owner }) => owner === command.owner);
      const { owner } = command;
      return known || !isInForce(notice) ? nothing : ok([{ type: 'DecisionPassedOn', data: { owner } }]);
    }
    case 'reverse':
      return isInForce(notice) ? ok(reversal(command, notice)) : refuse('nothing_to_reverse');
    case 'recordLifted':
      return isInForce(notice) ? ok(reversal({ ...command, words: '' }, notice)) : nothing;
    case 'forgetReporter':
      return notice.forgotten || !notice.received.report
        ? nothing
        : ok([{ type: 'ReporterForgotten', data: {} }]);
    default:
      return unreachable(command);
  }
}

function decisionOf({ decided, owner, together }: Decided): readonly NoticeEvent[] {
  const told = owner !== null && decided.decision !== 'dismiss';
  return [
    { type: 'NoticeDecided', data: { person: PRODUCT, ...decided } },
    ...(told ? [{ type: 'ReasonsStated', data: { owner, ...toldBy(together) } } as const] : []),
  ];
}

const toldBy = (together: Together | undefined) =>
  together && 'also' in together ? { also: [...together.also] } : together;

const dismissal =
  (words: string, by: string) =>
  ({ by: owner }: StoredObjection): NoticeEvent => ({
    type: 'ObjectionDismissed',
    data: { person: PRODUCT, words, by, owner },
  });

function reversal(
  { words, by }: { readonly words: string; readonly by: string },
  notice: Notice,
): readonly NoticeEvent[] {
  return [
    { type: 'DecisionReversed', data: { person: PRODUCT, words, by } },
    ...ownersOf(notice).map(({ owner }) => ({ type: 'ReversalStated', data: { owner } }) as const),
  ];
}
