import { ok, type Result } from '../../contract/result.ts';
import type { InstallationEvent } from './events.ts';

export interface Installation {
  /** The first admin's id; the account may not exist yet. */
  readonly firstAdmin: string | null;
  /** The id of the vault's check value. */
  readonly vaultId: string | null;
}

export const newInstallation: Installation = { firstAdmin: null, vaultId: null };

export function evolveInstallation(installation: Installation, event: InstallationEvent): Installation {
  switch (event.type) {
    case 'FirstAdminAppointed':
      return { ...installation, firstAdmin: event.data.userId };
    case 'VaultNamed':
      return { ...installation, vaultId: event.data.vaultId };
  }
}

export type InstallationCommand =
  | { readonly type: 'appointFirstAdmin'; readonly userId: string }
  | { readonly type: 'nameVault'; readonly vaultId: string };

/** Appoints the first admin, and names the vault. A second command of a kind changes nothing. */
export function decideInstallation(
  command: InstallationCommand,
  { firstAdmin, vaultId }: Installation,
): Result<readonly InstallationEvent[], never> {
  switch (command.type) {
    case 'appointFirstAdmin': {
      const { userId } = command;
      return ok(firstAdmin === null ? [{ type: 'FirstAdminAppointed', data: { userId } }] : []);
    }
    case 'nameVault':
      return ok(vaultId === null ? [{ type: 'VaultNamed', data: { vaultId: command.vaultId } }] : []);
  }
}
