import type { CommandContext } from '../../../commands/context.ts';
import type { LiveTopic } from '../../../contract/schemas/live.ts';
import type { CallLimitPorts } from '../../edge/limits/route-limits.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

export interface LiveListener {
  /** Called when a read shows a change. */
  tell(topic: LiveTopic): void;
  /** Called when the server stops. */
  end(): void;
}

/** What the live messages need of the product. */
export interface LivePorts extends CommandContext, Pick<CallLimitPorts, 'readLimiter'> {
  /** Returns what ends the listening. */
  readonly live: { listen(listener: LiveListener): () => void };
  readonly settings: Pick<HttpSettings, 'legal' | 'requireAdminTotp'>;
}
