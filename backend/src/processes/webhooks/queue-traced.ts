import type { NewMessage } from '../../commands/webhooks/message.ts';
import { queue } from '../../commands/webhooks/messages.ts';
import type { Clock } from '../../ports/clock.ts';
import { type TraceParent, type Tracing, traced } from '../../ports/telemetry/tracing.ts';
import type { Vault } from '../../ports/vault.ts';
import { WEBHOOK_OUTBOX } from './kept-state.ts';

interface Ports {
  readonly vault: Vault;
  readonly clock: Clock;
  readonly tracing?: Tracing | undefined;
}

/** Queues the messages about an event. They keep its trace, so that each try belongs to it, in whichever process. */
export async function queueTraced(
  { vault, clock, tracing }: Ports,
  messages: readonly NewMessage[],
  from: TraceParent | undefined,
): Promise<void> {
  if (messages.length === 0) return;
  await traced(tracing, WEBHOOK_OUTBOX, { kind: 'consumer', from }, async () => {
    const trace = tracing?.current() ?? from;
    for (const message of messages)
      await queue(vault, trace === undefined ? message : { ...message, trace }, clock.now());
  });
}
