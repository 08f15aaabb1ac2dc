import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { Position } from '../../ports/event-feed.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesEverOwnedBy } from '../../read-models/codes/queries.ts';
import { beyondTheLog } from '../clamp-checkpoints.ts';
import type { ErasureContext } from './context.ts';

/** Whether an event of a code makes a person its owner. */
const isNewOwner = (userId: string, { type, data }: Pick<RecordedEvent, 'type' | 'data'>): boolean =>
  (type === 'CodeClaimed' && data['userId'] === userId) ||
  (type === 'CodeHandedOver' && data['to'] === userId);

type Context = Pick<ErasureContext, 'feed' | 'store'>;

/**
 * Returns up to where in the log the read model of codes names who owned a code; undefined where it is not asked: it has no
 * documents yet, is of another version, or of a log that was restored since.
 */
async function namedUpTo({ feed, store }: Context): Promise<Position | undefined> {
  const { outdated, newer } = await store.prepare([CODES]);
  if (outdated.length + newer.length > 0) return undefined;
  const checkpoint = await store.checkpoint(CODES.name);
  if (checkpoint === null) return undefined;
  return (await beyondTheLog(feed, [checkpoint])).length === 0 ? checkpoint : undefined;
}

/**
 * Yields every code that a person ever owned, each once. The read model names them, also deleted ones. The log names those that
 * it does not show yet: behind its checkpoint, which a consumer group of Kafka moves at rebuilds alone.
 */
export async function* claimedCodes(
  context: Context,
  userId: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { feed, store } = context;
  const namedTo = await namedUpTo(context);
  const seen = new Set<string>();
  if (namedTo !== undefined)
    for await (const page of codesEverOwnedBy(store, userId))
      for (const code of page) {
        if (seen.has(code)) continue;
        seen.add(code);
        yield code;
      }
  for await (const { events, caughtUp } of feed.subscribe({
    after: namedTo ?? 'start',
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
