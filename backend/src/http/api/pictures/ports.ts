import type { EventLog } from '../../../log/event-log.ts';
import type { PersonKeys } from '../../../log/person-keys.ts';
import type { Clock, Random } from '../../../ports/clock.ts';
import type { Media } from '../../../ports/media.ts';
import type { ObjectStorage } from '../../../ports/object-storage.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { Vault } from '../../../ports/vault.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What the calls about pictures of codes need of the product. */
export interface PicturePorts {
  readonly clock: Clock;
  readonly files: ObjectStorage;
  readonly keys: PersonKeys;
  readonly log: EventLog;
  readonly media: Media;
  readonly random: Random;
  readonly settings: Pick<HttpSettings, 'isOurs' | 'publicUrl'>;
  readonly store: ReadStore;
  readonly vault: Vault;
}
