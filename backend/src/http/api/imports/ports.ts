import type { EventLog } from '../../../log/event-log.ts';
import type { PersonKeys } from '../../../log/person-keys.ts';
import type { Clock, Random } from '../../../ports/clock.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { Vault } from '../../../ports/vault.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What imports need of the product. */
export interface ImportPorts {
  readonly clock: Clock;
  readonly keys: PersonKeys;
  readonly log: EventLog;
  readonly random: Random;
  readonly settings: Pick<HttpSettings, 'isOurs' | 'publicUrl'>;
  readonly store: ReadStore;
  readonly vault: Vault;
}
