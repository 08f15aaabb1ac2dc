import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { Scratch } from './scratch.ts';

/** What the work on a file needs. */
export interface Tools {
  readonly storage: ObjectStorage;
  readonly scratch: Scratch;
  /** Whether ffmpeg and ffprobe are on the PATH; looked for once. */
  readonly ffmpeg: () => Promise<boolean>;
  readonly signal: AbortSignal;
}
