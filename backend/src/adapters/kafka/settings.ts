import type { KafkaConfig } from 'kafkajs';
import type { Logger } from 'pino';

export interface TopicSettings {
  readonly topic: string;
  /** The least number of partitions, and that of a new topic. As many processes can share the work of a group. */
  readonly partitions: number;
  /** Number of brokers that keep each event, for a new topic. From 3 on, an event counts as written once two have it. */
  readonly replication: number;
}

export interface KafkaSettings extends TopicSettings {
  /** `host:port` of some brokers; they name the others. */
  readonly brokers: readonly string[];
  readonly tls?: boolean;
  readonly login?: {
    readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
    readonly username: string;
    readonly password: string;
  };
  readonly logger: Logger;
}

export const ENGINE = 'Kafka';

/** Retries inside one call, for about 4 seconds. Callers repeat what must succeed. */
export const RETRY = { retries: 6, initialRetryTime: 100, maxRetryTime: 1500, factor: 0.2, multiplier: 2 };

export function clientConfig({ brokers, tls, login }: KafkaSettings): KafkaConfig {
  return {
    clientId: 'qlaim',
    brokers: [...brokers],
    connectionTimeout: 3000,
    requestTimeout: 10_000,
    retry: RETRY,
    ...(tls ? { ssl: true } : {}),
    ...(login ? { sasl: saslOf(login) } : {}),
  };
}

/** kafkajs distinguishes mechanisms by their types, so each needs a case. */
function saslOf({ mechanism, username, password }: NonNullable<KafkaSettings['login']>) {
  switch (mechanism) {
    case 'plain':
      return { mechanism, username, password };
    case 'scram-sha-256':
      return { mechanism, username, password };
    case 'scram-sha-512':
      return { mechanism, username, password };
  }
}
