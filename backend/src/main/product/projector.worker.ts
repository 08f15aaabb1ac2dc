import { parentPort, workerData } from 'node:worker_threads';
import { pino } from 'pino';
import { systemClock, systemRandom } from '../../adapters/system/clock.ts';
import { EventLog } from '../../log/event-log.ts';
import { PersonKeys } from '../../log/person-keys.ts';
import { sealedReadStore } from '../../log/sealed-read-store.ts';
import { LogDamaged } from '../../ports/errors.ts';
import type { Committed, DocumentWrite, ReadStore } from '../../ports/read-store.ts';
import { startProjectors } from '../../processes/projecting/projectors.ts';
import { startRebuilds } from '../../processes/projecting/run-rebuilds.ts';
import { PERSONAL_FIELDS } from '../../read-models/personal-fields.ts';
import { TOLD_FIELDS } from '../../read-models/told-fields.ts';
import { openDocuments } from '../engines/documents.ts';
import { openKafkaOf } from '../engines/kafka.ts';
import { openLog } from '../engines/log.ts';
import { openTracingOf } from '../engines/tracing.ts';
import { masterKey } from '../settings/keys.ts';
import type { FromProjector, ProjectorInput, ToProjector } from './projector-thread.ts';

/** The projectors beside an api run in their own thread, so that they do not delay scans. */
if (!parentPort) throw new Error('This file runs only as a worker thread');
/** Documents of a commit that are told one by one: in all, and of those that were there before, as scanned codes are. */
const MOST_TOLD = 1_000;
const MOST_KNOWN = 64;
const port = parentPort;
const { config, holder }: ProjectorInput = workerData;
const logger = pino({ level: config.logLevel });
const { store: events, feed } = await openLog(config);
const documents = await openDocuments(config, logger, 'this');
const kafka = await openKafkaOf(config, logger);
const tracing = await openTracingOf(config, holder, logger);
const keys = new PersonKeys(documents.vault, masterKey(config).keyring, systemRandom);

const sealed = sealedReadStore(documents.store, keys, PERSONAL_FIELDS);
const store: ReadStore = {
  ...sealed,
  async commit(commit) {
    const outcome = await sealed.commit(commit);
    // Nobody waits for counts of scans.
    if (commit.sealed) return outcome;
    const { collection, generation = 'active', writes } = commit;
    if (outcome === 'committed' && generation === 'active' && writes.length > 0)
      tell({ committed: { collection, documents: documentsOf(collection, writes) } });
    return outcome;
  },
};

/** Who waits for a change waits for a small commit, or for new documents. Others are of scans, or are catching up. */
function documentsOf(collection: string, writes: readonly DocumentWrite[]): Committed {
  if (writes.length > MOST_TOLD) return undefined;
  if (writes.filter(({ seen }) => seen > 0).length > MOST_KNOWN) return undefined;
  const fields = TOLD_FIELDS[collection] ?? [];
  return writes.map(({ id, revisions, body }) => ({
    id,
    revisions,
    body: Object.fromEntries(fields.map((field) => [field, body[field]])),
  }));
}

const log = new EventLog(events, keys);
const projectors = startProjectors({
  feed,
  store,
  log,
  groupFeed: kafka?.groupFeed,
  oneOf: undefined,
  fills: { leases: documents.leases, holder, onFilled: () => tell({ filled: true }) },
  logger,
  tracing,
  onBehind: (behind) => tell({ behind }),
});
const rebuilds = startRebuilds({
  feed,
  store,
  log,
  leases: documents.leases,
  holder,
  clock: systemClock,
  random: systemRandom,
  logger,
});
const processes = [...projectors.processes, rebuilds];
const watch = setInterval(() => {
  const retrying = processes.flatMap((process) => process.retrying?.() ?? []);
  tell({ handled: projectors.handled(), retrying });
  const failed = processes.filter((process) => process.failure());
  if (failed.length === 0) return;
  const damage = failed.map(({ failure }) => failure()).find((error) => error instanceof LogDamaged);
  const stopped = failed.map(({ name }) => name);
  tell(damage ? { stopped, damage: { engine: damage.engine, problem: damage.problem } } : { stopped });
}, 500);

port.on('message', (message: ToProjector) => {
  if (message.type === 'hurry') projectors.hurry(message.streams);
  else if (message.type === 'erased') keys.forget(message.person);
  else void stop();
});

function tell(message: FromProjector): void {
  port.postMessage(message);
}

async function stop(): Promise<void> {
  clearInterval(watch);
  await Promise.all(processes.map((process) => process.stop()));
  await Promise.all([events.close(), kafka?.close()]);
  await documents.close();
  await tracing?.close();
  port.close();
}
