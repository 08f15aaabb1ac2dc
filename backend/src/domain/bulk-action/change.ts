import { unreachable } from '../never.ts';
import type { QrCodeCommand } from '../qr-code/decide.ts';
import type { QrCode } from '../qr-code/state.ts';
import { tagsAmong, withoutTags } from '../qr-code/tags.ts';
import type { BulkAction } from './state.ts';

type Action = Pick<BulkAction, 'action' | 'note' | 'tags'>;

/** Returns what an action decides about each of its codes, which their owners are told; undefined for nothing. */
export const decisionOf = ({ action }: Pick<BulkAction, 'action'>): 'disable' | 'delete' | undefined =>
  action === 'disable' || action === 'delete' ? action : undefined;

/** Returns the command that an action gives to each of its codes; undefined for an import, whose rows say it. `notice` is the number of the notice that tells its owner; undefined without one. */
export function commandOf({ action, note, tags }: Action, notice?: string): QrCodeCommand | undefined {
  switch (action) {
    case 'note':
      return { type: 'note', note };
    case 'tag':
      return { type: 'changeTags', add: tags, remove: [] };
    case 'untag':
      return { type: 'changeTags', add: [], remove: tags };
    case 'disable':
    case 'delete':
      return { type: action, notice };
    case 'import':
      return undefined;
    default:
      return { type: action };
  }
}

/** Returns what an action changes of a code. Two states with the same value are the same to it. */
export function concernOf({ action, tags }: Action, code: QrCode): string | boolean | null {
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
    case 'tag':
    case 'untag':
      return JSON.stringify(tagsAmong(code.tags, tags));
    case 'delete':
      return code.status;
    // An imported code with any change is not taken back.
    case 'import':
      return JSON.stringify(code);
    default:
      return unreachable(action);
  }
}

/**
 * Returns the command that gives a code the value back that it had before the action; undefined for a deletion. `notice`: as for
 * `commandOf`, where the code is disabled again.
 */
export function undoOf({ action, tags }: Action, before: QrCode, notice?: string): QrCodeCommand | undefined {
  switch (action) {
    case 'approve':
    case 'unapprove':
      return { type: before.approved ? 'approve' : 'unapprove' };
    case 'enable':
    case 'disable':
      return before.active ? { type: 'enable' } : { type: 'disable', notice };
    case 'restrict':
    case 'unrestrict':
      return { type: before.restricted ? 'restrict' : 'unrestrict' };
    case 'note':
      return { type: 'note', note: before.note ?? '' };
    case 'tag':
      return { type: 'changeTags', add: [], remove: withoutTags(tags, before.tags) };
    case 'untag':
      return { type: 'changeTags', add: tagsAmong(before.tags, tags), remove: [] };
    case 'import':
      return { type: 'takeBack' };
    case 'delete':
      return undefined;
    default:
      return unreachable(action);
  }
}
