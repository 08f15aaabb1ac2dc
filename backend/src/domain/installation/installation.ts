import { z } from 'zod';
import { ok, type Result } from '../../contract/result.ts';
import { defineEvent, type EventOf } from '../event.ts';

export const installationEvents = [
  defineEvent(
    'FirstAdminAppointed',
    'The account is the first admin’s: it is made next, and there is no other first one, ever',
    z.object({ userId: z.string() }),
  ),
] as const;

export type InstallationEvent = EventOf<typeof installationEvents>;

export const INSTALLATION_STREAM = 'qlaim-installation';

export interface Installation {
  /** The first admin's id, whether their account is made already or not. */
  readonly firstAdmin: string | null;
}

export const newInstallation: Installation = { firstAdmin: null };

export const evolveInstallation = (
  _installation: Installation,
  { data }: InstallationEvent,
): Installation => ({ firstAdmin: data.userId });

/** The first admin is appointed once: whoever comes later learns who it is. */
export function decideInstallation(
  { userId }: { readonly type: 'appointFirstAdmin'; readonly userId: string },
  { firstAdmin }: Installation,
): Result<readonly InstallationEvent[], never> {
  return ok(firstAdmin === null ? [{ type: 'FirstAdminAppointed', data: { userId } }] : []);
}
