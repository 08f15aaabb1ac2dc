import type { TagInUse } from '../../../contract/tags/tags.ts';
import type { BatchSearch, CodeSearch, CodesFound, TagSearch } from './searches.ts';

/** Finds codes by what an admin types. */
export interface CodeFinder {
  /** Starts to fill the index, unless it is there. */
  readonly warm: () => void;
  /** Whether the index is filled, and there are so many codes that it answers sooner than the read model. */
  readonly isSooner: () => boolean;
  /** Waits while the index fills. Rejects where it can not be kept. */
  readonly find: (search: CodeSearch) => Promise<CodesFound>;
  /** Finds the tags that most codes have, as `find` does. */
  readonly tags: (search: TagSearch) => Promise<readonly TagInUse[]>;
  /** Finds the ids of batches, the newest first, as `find` does. */
  readonly batches: (search: BatchSearch) => Promise<readonly string[]>;
}
