import type { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import type { EventStore } from '../../ports/event-store.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { withoutRemains } from '../../processes/scan-archives/without-remains.ts';
import { usableSnapshot } from '../../processes/scan-snapshot/usable-snapshot.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import type { Projection } from '../../read-models/projection.ts';
import { SnapshotDamaged } from '../../read-models/scan-snapshot/document.ts';
import type { ArchivePlace } from '../archive/stored-archive.ts';
import type { Pace } from '../pace.ts';
import { auditArchives } from './archives.ts';
import type { CheckResult } from './check.ts';
import { documentComparer, scanCountComparer } from './comparers.ts';
import { auditGroupedModel } from './grouped-model.ts';
import { checkLog } from './log-pass.ts';
import { type AuditPorts, auditReadModel } from './read-model.ts';
import { type Mark, Marks } from './resume-points.ts';
import { auditSnapshot } from './scans/snapshot.ts';

/** Where an audit keeps what does not fit into memory, and its marks. An interrupted audit leaves it to the next one. */
export interface Scratch {
  /** About 250 bytes an event. */
  readonly folder: string;
  /** As large as the read models. Personal fields must be sealed in it, as in the read models. */
  readonly store: ReadStore;
}

interface Options {
  readonly scratch: Scratch;
  /** Whether consumer groups project the read models, which then have no checkpoints. */
  readonly grouped?: boolean;
  /** Whether all scans are counted again, and the snapshot of the journals is compared with them, rather than begun from. */
  readonly whole?: boolean;
  /** Where archives of scans lie, if they are to be read. */
  readonly archives?: ArchivePlace | undefined;
  /** Told how far each pass over the log is. */
  readonly pace?: Pace;
  /** Told where an interrupted audit is continued: the events of the log that it had checked. */
  readonly onContinued?: (events: number | 'all') => void;
  /** Milliseconds between two marks in the log. */
  readonly markEvery?: number;
}

/** A mark brings hundreds of files to the disk. */
const MARK_EVERY_MS = 60_000;

type Ports = Omit<AuditPorts, 'scratch' | 'pace' | 'snapshot'> & {
  /** The log that the feed reads. */
  readonly events: Pick<EventStore, 'read'>;
};

/**
 * Checks the whole log, read by its feed, and every stored read model. It takes the same memory however many events and
 * documents there are. An audit that was interrupted goes on from its last mark. The positions must be the event store's
 * own.
 */
export async function audit(
  ports: Ports,
  projections: readonly Projection[],
  {
    scratch,
    grouped = false,
    whole = false,
    archives,
    pace,
    onContinued,
    markEvery = MARK_EVERY_MS,
  }: Options,
): Promise<readonly CheckResult[]> {
  const { folder } = scratch;
  const marks = await Marks.open(folder, (last) => holds(ports.log, last));
  const { log: mark } = marks.now;
  if (mark) onContinued?.(mark === 'done' ? 'all' : mark.events);
  if (mark !== 'done') {
    const onMark = (log: Mark['log'], last: FeedEvent) => marks.save({ log, last: placeOf(last) });
    const pass = await checkLog(ports, { folder, mark, pace, markEvery, onMark });
    const last = pass.last && { last: placeOf(pass.last) };
    await marks.save({ log: 'done', results: pass.results, ...last });
  }
  const results = [...(marks.now.results ?? [])];
  results.push(...(await auditArchives(ports.log, archives)));
  const snapshot = await usableSnapshot(ports);
  if (whole && snapshot) results.push(await auditSnapshot({ ...ports, scratch: scratch.store }, snapshot));
  const feed = await withoutRemains(ports.feed, ports.log);
  const known = snapshot && !whole ? { store: ports.store, position: snapshot.position } : undefined;
  for (const projection of projections) {
    const { name, version } = projection.definition;
    const key = `${name} ${version}${grouped ? ' grouped' : ''}`;
    const { models = {} } = marks.now;
    const foldPorts = { ...ports, feed, scratch: scratch.store, pace, snapshot: known };
    const done = models[key] ?? (await auditModel(foldPorts, projection, { grouped, afresh: !mark }));
    results.push(...done);
    await marks.save({ models: { ...models, [key]: done } });
  }
  await marks.remove();
  return results;
}

async function auditModel(
  ports: AuditPorts,
  projection: Projection,
  { grouped, afresh }: { readonly grouped: boolean; readonly afresh: boolean },
): Promise<readonly CheckResult[]> {
  const compare = grouped ? auditGroupedModel : auditReadModel;
  const documents = documentComparer(projection.definition.name);
  const countsScans = projection === codesProjection;
  const comparers = countsScans ? [documents, scanCountComparer()] : [documents];
  try {
    return await compare(ports, { projection, comparers, countsScans }, { afresh });
  } catch (error) {
    if (error instanceof EngineUnavailable) throw error;
    if (error instanceof SnapshotDamaged) documents.check.wrong(`${error.message}: make it anew`);
    else documents.check.wrong(`the log cannot be folded: ${error instanceof Error ? error.message : error}`);
    return [documents.check.result()];
  }
}

const placeOf = ({ stream, revision, id }: FeedEvent) => ({ stream, revision, id });

/** Whether the log still has an event. Where a back-up was restored meanwhile, nothing is known of it. */
async function holds(log: EventLog, { stream, revision, id }: Mark['last']): Promise<boolean> {
  try {
    for await (const event of log.read(stream, { from: revision })) return event.id === id;
    return false;
  } catch (error) {
    if (error instanceof EngineUnavailable) throw error;
    return false;
  }
}
