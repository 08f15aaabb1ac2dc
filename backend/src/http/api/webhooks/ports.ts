import type { CommandContext } from '../../../commands/context.ts';
import type { Outbound } from '../../../ports/outbound.ts';
import type { ReadStore } from '../../../ports/read-store.ts';

/** What the calls about webhooks need of the product. */
export interface WebhookPorts extends CommandContext {
  readonly outbound: Outbound;
  readonly store: ReadStore;
}
