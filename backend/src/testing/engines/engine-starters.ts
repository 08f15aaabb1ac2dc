import { RandomPortGenerator } from 'testcontainers';
import { type Running, startContainer } from './engine-container.ts';
import { type EngineName, type Engines, S3_KEY } from './engine-kinds.ts';

/** Starts a server for one suite. */
export const STARTERS: { readonly [Name in EngineName]: () => Promise<Running<Engines[Name]>> } = {
  mongodb: () =>
    startContainer(
      { image: 'mongo:8.0', port: 27_017, readyLog: 'Waiting for connections' },
      (host, port) => ({
        url: `mongodb://${host}:${port}/`,
      }),
    ),
  kafka: startKafka,
  s3: () =>
    startContainer(
      {
        image: 'minio/minio:RELEASE.2025-09-07T16-13-09Z',
        port: 9000,
        readyLog: 'API:',
        command: ['server', '/data'],
        environment: { MINIO_ROOT_USER: S3_KEY.accessKeyId, MINIO_ROOT_PASSWORD: S3_KEY.secretAccessKey },
      },
      (host, port) => ({ endpoint: `http://${host}:${port}`, ...S3_KEY }),
    ),
  eventstore: () =>
    startContainer(
      {
        image: 'eventstore/eventstore:23.10.7-jammy',
        port: 2113,
        readyLog: 'IS LEADER',
        environment: { EVENTSTORE_CLUSTER_SIZE: '1', EVENTSTORE_INSECURE: 'true' },
      },
      (host, port) => ({ url: `esdb://${host}:${port}?tls=false` }),
    ),
};

/** Clients connect to the address that the broker advertises, so it must know its port outside the container. */
async function startKafka(): Promise<Running<Engines['kafka']>> {
  const port = await new RandomPortGenerator().generatePort();
  return startContainer(
    {
      image: 'apache/kafka:4.2.0',
      port,
      samePortOutside: true,
      readyLog: 'Kafka Server started',
      environment: {
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:29093',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:29093`,
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://localhost:${port}`,
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
        KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      },
    },
    (host) => ({ brokers: `${host}:${port}` }),
  );
}
