import type { ReadStore } from '../../../ports/read-store.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import type { LandingPorts } from '../../pages/landing/ports.ts';

/** What the calls about notices need of the product. */
export interface NoticePorts
  extends Pick<LandingPorts, 'log' | 'clock' | 'random' | 'limiter' | 'secrets' | 'vault' | 'misses'> {
  readonly store: ReadStore;
  readonly settings: Pick<HttpSettings, 'isOurs' | 'publicUrl'>;
}
