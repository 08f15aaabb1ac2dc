import { ok, type Result, refuse } from '../../contract/result.ts';
import type { Caller } from '../caller.ts';
import type { QrCodeEvent } from './events.ts';
import { mayEdit } from './may-edit.ts';
import type { QrCode } from './state.ts';

/** Hides the content of a code for now, or shows it again. The content itself does not change. */
export interface VisibilityCommand {
  readonly type: 'hideContent' | 'showContent';
  readonly by: Caller;
}

export type VisibilityRefusal = 'forbidden' | 'nothing_to_hide';

/** Hides or shows a content. A repeat changes nothing. A code without content has nothing to hide. */
export function changeVisibility(
  { type, by }: VisibilityCommand,
  code: QrCode,
): Result<readonly QrCodeEvent[], VisibilityRefusal> {
  if (!mayEdit(by, code)) return refuse('forbidden');
  const hide = type === 'hideContent';
  if (code.hidden === hide) return ok([]);
  if (hide && code.content === null) return refuse('nothing_to_hide');
  return ok([{ type: hide ? 'ContentHidden' : 'ContentShown', data: {} }]);
}
