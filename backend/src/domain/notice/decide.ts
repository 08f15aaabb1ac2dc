import { ok, type Result, refuse } from '../../contract/result.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import type { NoticeEvent } from './events.ts';
import { contest, type Objection, type ObjectionRefusal } from './objection.ts';
import { type DecidedNotice, isContested, type Notice, type ReceivedNotice } from './state.ts';

type Opening = Extract<NoticeEvent, { type: 'HouseNoticeOpened' }>['data'];

interface Decided {
  readonly decided: Omit<DecidedNotice, 'at' | 'owner'>;
  /** Whose content it was; null where the code had no owner. */
  readonly owner: string | null;
}

export type NoticeCommand =
  | { readonly type: 'receive'; readonly number: string; readonly notice: ReceivedNotice }
  | ({ readonly type: 'decide' } & Decided)
  /** Decides about a code that nobody reported. A repeat changes nothing. */
  | ({ readonly type: 'decideUnasked'; readonly opening: Opening } & Decided)
  | Objection
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
      if (!isContested(notice)) return refuse('no_objection');
      const { words, by } = command;
      return ok([{ type: 'ObjectionDismissed', data: { person: PRODUCT, words, by } }]);
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

function decisionOf({ decided, owner }: Decided): readonly NoticeEvent[] {
  const told = owner !== null && decided.decision !== 'dismiss';
  return [
    { type: 'NoticeDecided', data: { person: PRODUCT, ...decided } },
    ...(told ? [{ type: 'ReasonsStated', data: { owner } } as const] : []),
  ];
}

/** Whether a decision holds that changed a code. */
const isInForce = ({ decided, reversed }: Notice): boolean =>
  decided !== null && decided.decision !== 'dismiss' && reversed === null;

function reversal(
  { words, by }: { readonly words: string; readonly by: string },
  { decided }: Notice,
): readonly NoticeEvent[] {
  const owner = decided?.owner ?? null;
  return [
    { type: 'DecisionReversed', data: { person: PRODUCT, words, by } },
    ...(owner === null ? [] : [{ type: 'ReversalStated', data: { owner } } as const]),
  ];
}
