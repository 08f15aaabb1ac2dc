import pTimeout from 'p-timeout';
import { Counter, Gauge } from 'prom-client';
import type { MetricsRegistry } from '../../ports/telemetry/metrics-registry.ts';
import type { Vault } from '../../ports/vault.ts';
import { type WaitingMessages, waitingMessages } from './waiting.ts';

/** Milliseconds. A scrape then gets the other figures, although the vault is away. */
const TIMEOUT_MS = 2000;

/** Watches the messages of the webhooks. Returns what counts the tries of this process. */
export function watchWebhooks(registry: MetricsRegistry, vault: Vault): (delivered: boolean) => void {
  const registers = [registry];
  const read = (): Promise<WaitingMessages | undefined> =>
    pTimeout(waitingMessages(vault), { milliseconds: TIMEOUT_MS }).catch(() => undefined);
  new Gauge({
    name: 'qlaim_webhook_waiting_messages',
    help: 'Messages of webhooks that are still to be delivered, of all processes; 1,000 of each webhook are counted',
    registers,
    async collect() {
      this.reset();
      const found = await read();
      if (found) this.set(found.waiting);
    },
  });
  new Gauge({
    name: 'qlaim_webhook_oldest_message_seconds',
    help: 'Age of the oldest message of a webhook that is still to be delivered; 0 when there is none',
    registers,
    async collect() {
      this.reset();
      const found = await read();
      if (found) this.set(found.oldest === null ? 0 : (Date.now() - Date.parse(found.oldest)) / 1000);
    },
  });
  const counter = new Counter({
    name: 'qlaim_webhook_deliveries_total',
    help: 'Tries of this process to deliver a message of a webhook: delivered, or failed',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['delivered', 'failed']) counter.inc({ result }, 0);
  return (delivered) => counter.inc({ result: delivered ? 'delivered' : 'failed' });
}
