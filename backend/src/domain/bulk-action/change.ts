import { unreachable } from '../never.ts';
import type { QrCodeCommand } from '../qr-code/decide.ts';
import type { QrCode } from '../qr-code/state.ts';
import type { BulkActionKind } from './events.ts';
import type { BulkAction } from './state.ts';

/** Returns the command that an action gives to each of its codes. */
export function commandOf({ action, note }: Pick<BulkAction, 'action' | 'note'>): QrCodeCommand {
  if (action === 'note') return { type: 'note', note };
  return { type: action === 'unapprove' ? 'withdrawApproval' : action };
}

/** Returns what an action changes of a code. Two states with the same value are the same to it. */
export function concernOf(action: BulkActionKind, code: QrCode): string | boolean | null {
  switch (action) {
    case 'approve':
    case 'unapprove':
      return code.approved;
    case 'enable':
    case 'disable':
      return code.active;
    case 'restrict':
    case 'unrestrict':
      return code.restricted;
    case 'note':
      return code.note;
    case 'delete':
      return code.status;
    default:
      return unreachable(action);
  }
}

/** Returns the command that gives a code the value back that it had before the action; undefined for a deletion. */
export function undoOf(action: BulkActionKind, before: QrCode): QrCodeCommand | undefined {
  switch (action) {
    case 'approve':
    case 'unapprove':
      return { type: before.approved ? 'approve' : 'withdrawApproval' };
    case 'enable':
    case 'disable':
      return { type: before.active ? 'enable' : 'disable' };
    case 'restrict':
    case 'unrestrict':
      return { type: before.restricted ? 'restrict' : 'unrestrict' };
    case 'note':
      return { type: 'note', note: before.note ?? '' };
    case 'delete':
      return undefined;
    default:
      return unreachable(action);
  }
}
