import type { KafkaConfig } from 'kafkajs';
import type { Logger } from 'pino';

export interface TopicSettings {
  readonly topic: string;
  /** How many the topic is created with, and has at least: as many processes can share the work of a group. */
  readonly partitions: number;
  /** Brokers that keep each event, when the topic is created. From 3 on, two must have it before it counts as written. */
  readonly replication: number;
}

export interface KafkaSettings extends TopicSettings {
  /** `host:port` of some of the brokers; they name the others. */
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

/** Inside one call, for what passes quickly; about 4 seconds. Whoever calls repeats what has to be. */
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

/** kafkajs tells its mechanisms apart by their types, so each is named. */
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
