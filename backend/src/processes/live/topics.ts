import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveTopic } from '../../contract/schemas/live.ts';
import type { Category } from '../../domain/aggregate.ts';
import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { SHARED_VIEWS } from '../../domain/shared-views/shared-views.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import type { CollectionDefinition, ReadStore } from '../../ports/read-store.ts';
import { BATCHES } from '../../read-models/batches/batches.ts';
import { BULK_ACTIONS } from '../../read-models/bulk-actions/document.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { NOTICES } from '../../read-models/notices/document.ts';
import { documentReached } from '../../read-models/wait.ts';

export interface Topic {
  /** The streams whose events change what is shown. */
  readonly prefix: string;
  /** The least milliseconds between two messages. */
  readonly pauseMs: number;
  /** Waits until a read shows the event. It gives up after seconds. */
  shown(store: ReadStore, event: FeedEvent, signal: AbortSignal): Promise<unknown>;
}

const PAUSE_MS = 1000;

/** Scans are counted in a gathered write within about a second (`gather-scans.ts`). */
const SCANS_SHOWN_MS = 2000;
const SCANS_PAUSE_MS = 5000;

const topicOf = (
  { prefix, keyOf }: Pick<Category, 'prefix' | 'keyOf'>,
  { name: collection }: CollectionDefinition,
): Topic => ({
  prefix,
  pauseMs: PAUSE_MS,
  shown: async (store, { stream, revision }) => {
    const id = keyOf(stream);
    if (id !== undefined) await documentReached(store, { collection, id, stream, revision });
  },
});

export const TOPICS: Readonly<Record<LiveTopic, Topic>> = {
  codes: topicOf(QR_CODE, CODES),
  batches: topicOf(QR_BATCH, BATCHES),
  'bulk-actions': topicOf(BULK_ACTION, BULK_ACTIONS),
  scans: {
    prefix: SCANS.prefix,
    pauseMs: SCANS_PAUSE_MS,
    shown: (_store, _event, signal) => sleep(SCANS_SHOWN_MS, undefined, { signal }).catch(() => undefined),
  },
  notices: topicOf(NOTICE, NOTICES),
  // They are read from the log.
  'shared-views': { prefix: SHARED_VIEWS.prefix, pauseMs: PAUSE_MS, shown: async () => undefined },
};
