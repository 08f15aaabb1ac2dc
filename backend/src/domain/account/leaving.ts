import type { Language } from '../../contract/language.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import type { AccountEvent, CodesLeft } from './events.ts';
import type { Account } from './state.ts';

export type LeavingCommand =
  /** Asks for a one-time code, with which a person without a password confirms a step. */
  | { readonly type: 'requestConfirmation'; readonly requestId: string; readonly language: Language }
  /** Nobody has used the account `since`, and the person is to be told. */
  | { readonly type: 'findUnused'; readonly since: string; readonly eraseAfter: string }
  /** `reason`: why an admin or an operator erases the person. */
  | {
      readonly type: 'erase';
      readonly codes: CodesLeft;
      readonly reason?: string | undefined;
      /** Refuses where the account was used after this time. ISO 8601, UTC. */
      readonly unusedSince?: string | undefined;
    }
  /** Codes, files and secrets are gone. */
  | { readonly type: 'recordRemoval' }
  /** The key is gone. */
  | { readonly type: 'recordForgetting' };

const TYPES: Readonly<Record<LeavingCommand['type'], true>> = {
  requestConfirmation: true,
  findUnused: true,
  erase: true,
  recordRemoval: true,
  recordForgetting: true,
};

export const isLeaving = (command: { readonly type: string }): command is LeavingCommand =>
  Object.hasOwn(TYPES, command.type);

/** Decides how a person leaves. The order is fixed: erased, then without data, then without a key. */
export function decideLeaving(
  command: LeavingCommand,
  { status, erasure, foundUnused, usedAt }: Account,
): Result<readonly AccountEvent[], 'unknown_user' | 'edited_meanwhile'> {
  switch (command.type) {
    case 'requestConfirmation': {
      const { requestId, language } = command;
      if (status !== 'present') return refuse('unknown_user');
      return ok([{ type: 'ConfirmationRequested', data: { requestId, language } }]);
    }
    case 'findUnused': {
      const { since, eraseAfter } = command;
      if (status !== 'present') return refuse('unknown_user');
      if (foundUnused?.since === since) return ok([]);
      return ok([{ type: 'AccountFoundUnused', data: { since, eraseAfter } }]);
    }
    case 'erase': {
      if (status !== 'present') return refuse('unknown_user');
      const { codes, reason, unusedSince } = command;
      if (unusedSince !== undefined && usedAt > unusedSince) return refuse('edited_meanwhile');
      const erased: AccountEvent = { type: 'PersonErased', data: { codes } };
      if (reason === undefined) return ok([erased]);
      return ok([{ type: 'ErasureExplained', data: { person: PRODUCT, reason } }, erased]);
    }
    case 'recordRemoval':
      if (!erasure) return refuse('unknown_user');
      return ok(erasure.removed ? [] : [{ type: 'PersonalDataRemoved', data: {} }]);
    case 'recordForgetting':
      if (!erasure?.removed) return refuse('unknown_user');
      return ok(erasure.forgotten ? [] : [{ type: 'PersonForgotten', data: {} }]);
    default:
      return unreachable(command);
  }
}
