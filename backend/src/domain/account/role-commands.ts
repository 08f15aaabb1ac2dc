import { ok, type Result, refuse } from '../../contract/result.ts';
import { unreachable } from '../never.ts';
import type { AccountEvent } from './events.ts';
import type { Role } from './role.ts';
import type { Account } from './state.ts';

/** What admins decide about an account. */
export type RoleCommand =
  /** `seesNames`: whether an auditor reads names and e-mails. It means nothing for other roles. */
  | { readonly type: 'changeRole'; readonly role: Role; readonly seesNames: boolean }
  | { readonly type: 'disableAccount' | 'enableAccount' };

const TYPES: Readonly<Record<RoleCommand['type'], true>> = {
  changeRole: true,
  disableAccount: true,
  enableAccount: true,
};

export const isRoleCommand = (command: { readonly type: string }): command is RoleCommand =>
  Object.hasOwn(TYPES, command.type);

/** Decides on the account of a present person. Only a person with a verified e-mail gets more rights than a user. */
export function decideRole(
  command: RoleCommand,
  { role, seesNames, disabled, emailVerified }: Account,
): Result<readonly AccountEvent[], 'not_verified'> {
  switch (command.type) {
    case 'changeRole': {
      const sight = command.role === 'auditor' && command.seesNames;
      if (role === command.role && seesNames === sight) return ok([]);
      if (command.role !== 'user' && !emailVerified) return refuse('not_verified');
      return ok([{ type: 'RoleChanged', data: { role: command.role, seesNames: sight } }]);
    }
    case 'disableAccount':
      return ok(disabled ? [] : [{ type: 'AccountDisabled', data: {} }]);
    case 'enableAccount':
      return ok(disabled ? [{ type: 'AccountEnabled', data: {} }] : []);
    default:
      return unreachable(command);
  }
}
