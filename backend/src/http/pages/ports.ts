import type { EventLog } from '../../log/event-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { HttpSettings } from '../edge/settings/settings.ts';

/** What the small pages need of the product. */
export interface PagePorts {
  readonly clock: Clock;
  readonly log: EventLog;
  readonly settings: Pick<
    HttpSettings,
    'appsRoot' | 'look' | 'publicUrl' | 'securityContact' | 'storefrontUrl'
  >;
}
