import type { Erasure } from '../../../contract/schemas/leaving.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import type { EventLog } from '../../../log/event-log.ts';
import { erasedIds } from '../../../read-models/users/users.ts';
import type { PeoplePorts } from './ports.ts';

/** Returns a page of the deleted accounts. The reasons come from the log: read models keep none. */
export async function erasuresPage(
  { log, store }: Pick<PeoplePorts, 'log' | 'store'>,
  page: { readonly limit: number; readonly skip: number },
): Promise<{ total: number; erasures: Erasure[] }> {
  const { total, ids } = await erasedIds(store, page);
  const erasures = await Promise.all(ids.map((id) => erasureOf(log, id)));
  return { total, erasures: erasures.flatMap((erasure) => erasure ?? []) };
}

async function erasureOf(log: EventLog, id: string): Promise<Erasure | undefined> {
  let reason: string | null = null;
  let erasure: Erasure | undefined;
  for await (const event of log.read(ACCOUNT.streamOf(id))) {
    if (!ACCOUNT.recognises(event)) continue;
    const { at, actor } = event;
    if (event.type === 'ErasureExplained') reason = event.data.reason;
    if (event.type === 'PersonErased')
      erasure = { id, at, by: actor.kind, reason, codes: event.data.codes ?? 'close', complete: false };
    if (event.type === 'PersonForgotten') erasure = erasure && { ...erasure, complete: true };
  }
  return erasure;
}
