import type { Handled } from '../../commands/handle.ts';
import type { QrBatch } from '../../domain/qr-batch/decide.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { BATCHES } from '../../read-models/batches/batches.ts';
import { documentReached } from '../../read-models/wait.ts';

/** Waits until the read model has what a command did to a batch, so that the next read shows it. */
export async function batchReached(
  store: ReadStore,
  id: string,
  { stream, revision }: Handled<QrBatch>,
): Promise<void> {
  if (revision !== 'none') await documentReached(store, { collection: BATCHES.name, id, stream, revision });
}
