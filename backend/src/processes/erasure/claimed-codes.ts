import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import { codesOwnedBy } from '../../read-models/codes/queries.ts';
import type { ErasureContext } from './context.ts';

/** Whether an event of a code makes a person its owner. */
const isNewOwner = (userId: string, { type, data }: Pick<RecordedEvent, 'type' | 'data'>): boolean =>
  (type === 'CodeClaimed' && data['userId'] === userId) ||
  (type === 'CodeHandedOver' && data['to'] === userId);

/**
 * Yields every code that a person ever owned, each once. The read model names most of them at once. The log names those
 * that the read model does not show yet, and deleted ones.
 */
export async function* claimedCodes(
  { feed, store }: ErasureContext,
  userId: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const seen = new Set<string>();
  for (const { code } of await codesOwnedBy(store, userId)) {
    seen.add(code);
    yield code;
  }
  for await (const { events, caughtUp } of feed.subscribe({
    after: 'start',
    streams: [QR_CODE.prefix],
    types: ['CodeClaimed', 'CodeHandedOver'],
    signal,
  })) {
    for (const { type, stream, data } of events) {
      const code = QR_CODE.keyOf(stream);
      if (code === undefined || !isNewOwner(userId, { type, data }) || seen.has(code)) continue;
      seen.add(code);
      yield code;
    }
    if (caughtUp) return;
  }
}
