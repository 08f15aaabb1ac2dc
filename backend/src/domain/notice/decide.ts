import { ok, type Result, refuse } from '../../contract/result.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import type { NoticeEvent } from './events.ts';
import type { DecidedNotice, Notice, ReceivedNotice } from './state.ts';

export type NoticeCommand =
  | { readonly type: 'receive'; readonly number: string; readonly notice: ReceivedNotice }
  | {
      readonly type: 'decide';
      readonly decided: Omit<DecidedNotice, 'at'>;
      /** Whose content it was; null where the code had no owner. */
      readonly owner: string | null;
    }
  | { readonly type: 'forgetReporter' };

export type NoticeRefusal = 'unknown_notice' | 'notice_decided' | 'edited_meanwhile';

type Decision = Result<readonly NoticeEvent[], NoticeRefusal>;

/** Returns the events of a command on a notice, or a refusal. A notice is decided once; a dismissed one tells no owner. */
export function decideNotice(command: NoticeCommand, { received, decided, forgotten }: Notice): Decision {
  if (command.type === 'receive') {
    if (received) return refuse('edited_meanwhile');
    return ok([{ type: 'NoticeReceived', data: { person: command.number, ...command.notice } }]);
  }
  if (!received) return refuse('unknown_notice');
  switch (command.type) {
    case 'decide': {
      if (decided) return refuse('notice_decided');
      const { owner } = command;
      const told = owner !== null && command.decided.decision !== 'dismiss';
      return ok([
        { type: 'NoticeDecided', data: { person: PRODUCT, ...command.decided } },
        ...(told ? [{ type: 'ReasonsStated', data: { owner } } as const] : []),
      ]);
    }
    case 'forgetReporter':
      return ok(forgotten ? [] : [{ type: 'ReporterForgotten', data: {} }]);
    default:
      return unreachable(command);
  }
}
