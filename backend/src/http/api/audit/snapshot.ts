import type { CodeSnapshot } from '../../../contract/schemas/audit.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import { NO_SCANS } from '../../../read-models/codes/queries.ts';
import { usersById } from '../../../read-models/users/users.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import { barcodeView } from '../../views/barcode.ts';
import { barcodeFor } from '../../views/masked.ts';
import type { AuditPorts } from './ports.ts';

/** Returns a state of a code for a reader; null where it was not there. */
export async function snapshotOf(
  {
    store,
    settings,
    clock,
  }: Pick<AuditPorts, 'store' | 'clock'> & {
    readonly settings: Pick<HttpSettings, 'isOurs' | 'publicUrl'>;
  },
  reader: SignedInCaller,
  code: string,
  state: QrCode,
): Promise<CodeSnapshot | null> {
  if (state.status !== 'present') return null;
  const owner = state.owner === null ? undefined : (await usersById(store, [state.owner])).get(state.owner);
  const row = { ...state, ...NO_SCANS, code };
  return barcodeFor(reader, barcodeView(row, owner, settings, clock.now()));
}
