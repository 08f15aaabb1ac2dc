import { ok, type Result, refuse } from '../../contract/result.ts';
import type { InstallationEvent } from './events.ts';

export interface Installation {
  /** The first admin's id; the account may not exist yet. */
  readonly firstAdmin: string | null;
  /** The id of the vault's check value. */
  readonly vaultId: string | null;
  /** The number of the latest start; 0 before the first that was counted. */
  readonly starts: number;
  /** The admins who left, or are about to, and have not come back. */
  readonly leftAdmins: readonly string[];
}

export const newInstallation: Installation = { firstAdmin: null, vaultId: null, starts: 0, leftAdmins: [] };

export function evolveInstallation(installation: Installation, event: InstallationEvent): Installation {
  switch (event.type) {
    case 'FirstAdminAppointed':
      return { ...installation, firstAdmin: event.data.userId };
    case 'VaultNamed':
      return { ...installation, vaultId: event.data.vaultId };
    case 'StartCounted':
      return { ...installation, starts: event.data.number };
    case 'AdminLeft':
      return { ...installation, leftAdmins: [...installation.leftAdmins, event.data.userId] };
    case 'AdminReturned':
      return {
        ...installation,
        leftAdmins: installation.leftAdmins.filter((id) => id !== event.data.userId),
      };
  }
}

export type InstallationCommand =
  | { readonly type: 'appointFirstAdmin'; readonly userId: string }
  | { readonly type: 'nameVault'; readonly vaultId: string }
  | { readonly type: 'countStart'; readonly number: number }
  /** `others`: all other admins. One of them must stay. */
  | { readonly type: 'letAdminGo'; readonly userId: string; readonly others: readonly string[] }
  | { readonly type: 'takeAdminBack'; readonly userId: string };

/**
 * Appoints the first admin, names the vault, counts starts, lets an admin go while another one stays, and takes one back. A second command of a kind
 * changes nothing. Two admins who leave at once are decided here one after the other.
 */
export function decideInstallation(
  command: InstallationCommand,
  { firstAdmin, vaultId, starts, leftAdmins }: Installation,
): Result<readonly InstallationEvent[], 'last_admin'> {
  switch (command.type) {
    case 'appointFirstAdmin': {
      const { userId } = command;
      return ok(firstAdmin === null ? [{ type: 'FirstAdminAppointed', data: { userId } }] : []);
    }
    case 'nameVault':
      return ok(vaultId === null ? [{ type: 'VaultNamed', data: { vaultId: command.vaultId } }] : []);
    case 'countStart': {
      const { number } = command;
      return ok(number > starts ? [{ type: 'StartCounted', data: { number } }] : []);
    }
    case 'letAdminGo': {
      const { userId, others } = command;
      if (leftAdmins.includes(userId)) return ok([]);
      if (others.every((other) => leftAdmins.includes(other))) return refuse('last_admin');
      return ok([{ type: 'AdminLeft', data: { userId } }]);
    }
    case 'takeAdminBack': {
      const { userId } = command;
      return ok(leftAdmins.includes(userId) ? [{ type: 'AdminReturned', data: { userId } }] : []);
    }
  }
}
