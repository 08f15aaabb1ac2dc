import { ok, type Result } from '../../contract/result.ts';
import type { InstallationEvent } from './events.ts';

export interface Installation {
  /** The first admin's id; the account may not exist yet. */
  readonly firstAdmin: string | null;
}

export const newInstallation: Installation = { firstAdmin: null };

export const evolveInstallation = (
  _installation: Installation,
  { data }: InstallationEvent,
): Installation => ({ firstAdmin: data.userId });

export interface InstallationCommand {
  readonly type: 'appointFirstAdmin';
  readonly userId: string;
}

/** Appoints the first admin. A second command changes nothing. */
export const decideInstallation = (
  { userId }: InstallationCommand,
  { firstAdmin }: Installation,
): Result<readonly InstallationEvent[], never> =>
  ok(firstAdmin === null ? [{ type: 'FirstAdminAppointed', data: { userId } }] : []);
