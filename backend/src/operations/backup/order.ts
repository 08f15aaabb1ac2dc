import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Scratch } from '../../ports/backup/scratch.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { Vault } from '../../ports/vault.ts';

export interface BackupSource {
  readonly feed: EventFeed;
  readonly vault: Vault;
  readonly files: Pick<ObjectStorage, 'list' | 'head' | 'get'>;
}

export interface Order {
  readonly place: BackupPlace;
  readonly sealing: Sealing | undefined;
  readonly installation: string;
  /** The version of the product. */
  readonly product: string;
  readonly at: Date;
  /** Whether all files are copied, or those alone that a restore needs to begin. */
  readonly allFiles: boolean;
  /** The files that belong to every back-up, by the beginnings of their keys. */
  readonly needed: readonly string[];
  readonly openScratch: () => Scratch;
  readonly say: (line: string) => void;
}
