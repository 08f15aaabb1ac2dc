import type { CommandContext } from '../../commands/context.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { ReadStore } from '../../ports/read-store.ts';

/** What the removal of a person's data needs. */
export interface ErasureContext extends CommandContext {
  readonly feed: EventFeed;
  readonly store: ReadStore;
  readonly files: ObjectStorage;
}
