import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openEventStoreDb } from '../../src/adapters/eventstoredb/event-store.ts';
import { openSqliteEventStore } from '../../src/adapters/sqlite/event-store.ts';
import type { EventStore } from '../../src/ports/event-store.ts';
import { EventStoreDbStandIn } from '../../src/testing/eventstoredb-stand-in/server.ts';
import { enginesOfEnvironment } from '../../test/support/distributed/engines.ts';
import { removeResources } from '../../test/support/distributed/remove-resources.ts';
import { newTestResources } from '../../test/support/distributed/test-resources.ts';
import { startServer } from '../../test/support/server.ts';
import type { Server } from '../../test/support/server-process.ts';

/** Processes that run together. */
export interface Composition {
  /** The port of the process that serves requests. */
  readonly port: number;
  readonly dataDir: string;
  /** A log beside that of these processes, on the same disk or server. */
  readonly events: EventStore;
  stop(): Promise<void>;
}

/** A composition, and its aims. */
export interface Candidate {
  readonly name: string;
  /** Milliseconds. */
  readonly mostMedian?: number;
  /** Milliseconds. */
  readonly mostP99: number;
  /** The median as a multiple of that of a bare append. */
  readonly mostAppends?: number;
  /** Whether many commands at once have aims, too. */
  readonly isEmbedded?: true;
  start(folder: string): Promise<Composition>;
}

const EMBEDDED = { mostMedian: 5, mostP99: 20, isEmbedded: true } as const;
const ELSEWHERE = { mostP99: 100 } as const;
/** What waits for the network is compared with the server's own append. */
const ON_EVENTSTOREDB = { ...ELSEWHERE, mostAppends: 2 } as const;
const APART = ['api', 'projector'] as const;

/** Those of processes on shared engines. */
const SECRETS = {
  SESSION_SECRET: randomBytes(32).toString('hex'),
  VAULT_KEY: randomBytes(32).toString('hex'),
};

/** Starts a process for each role. The first one serves requests. */
async function startAll(
  dataDir: string,
  roles: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Pick<Composition, 'port' | 'stop'>> {
  const servers: Server[] = [];
  for (const role of roles) servers.push(await startServer(dataDir, [], { ...variables, QLAIM_ROLE: role }));
  const stop = async () => {
    for (const server of servers) await server.stop();
  };
  return { port: servers[0]?.port ?? 0, stop };
}

const onFiles = (roles: readonly string[]) => async (folder: string) => {
  const dataDir = join(folder, randomUUID());
  const processes = await startAll(dataDir, roles);
  return { ...processes, dataDir, events: openSqliteEventStore(join(dataDir, 'bare.db')).store };
};

const onStandIn = (roles: readonly string[]) => async (folder: string) => {
  const standIn = await new EventStoreDbStandIn().start();
  const dataDir = join(folder, randomUUID());
  const processes = await startAll(dataDir, roles, { ...SECRETS, EVENTSTORE_URL: standIn.url });
  const stop = async () => {
    await processes.stop();
    standIn.kill();
  };
  return { ...processes, dataDir, stop, events: openEventStoreDb(standIn.url, 'bare.').store };
};

async function onEngines() {
  const engines = enginesOfEnvironment();
  const resources = await newTestResources(engines, { prefix: 'commands', partitions: 6 });
  const { dataDir, environment } = resources;
  const processes = await startAll(dataDir, [...APART, 'relay'], environment);
  const stop = async () => {
    await processes.stop();
    await removeResources(resources, engines);
  };
  return { ...processes, dataDir, stop, events: openSqliteEventStore(join(dataDir, 'bare.db')).store };
}

/** Every composition; those on the engines where the environment names these. */
export const candidates = (): readonly Candidate[] => [
  { name: 'embedded, one process', ...EMBEDDED, start: onFiles(['all']) },
  { name: 'embedded, api and projector apart', ...ELSEWHERE, start: onFiles(APART) },
  { name: 'EventStoreDB, one process', ...ON_EVENTSTOREDB, start: onStandIn(['all']) },
  { name: 'EventStoreDB, api and projector apart', ...ON_EVENTSTOREDB, start: onStandIn(APART) },
  ...(process.env['TEST_KAFKA_BROKERS']
    ? [{ name: 'Kafka and MongoDB, roles apart', ...ELSEWHERE, start: onEngines }]
    : []),
];
