import type { Logger } from 'pino';
import type { OpenKafka } from '../../adapters/kafka/kafka.ts';
import type { Config } from '../settings/config.ts';

/** Opens Kafka if brokers are configured. */
export async function openKafkaOf({ kafka }: Config, logger: Logger): Promise<OpenKafka | undefined> {
  if (!kafka) return undefined;
  const { openKafka } = await import('../../adapters/kafka/kafka.ts');
  return openKafka({ ...kafka, logger });
}
