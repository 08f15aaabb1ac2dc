import type { Projection } from '../../read-models/projection.ts';
import { COUNTING } from '../../read-models/scan-snapshot/counting.ts';
import { SnapshotDamaged } from '../../read-models/scan-snapshot/document.ts';
import { isWorthASnapshot } from '../scan-snapshot/is-worth.ts';
import { takeSnapshot } from '../scan-snapshot/take-snapshot.ts';
import { takeTotals, withoutScans } from '../scan-snapshot/take-totals.ts';
import { fill } from './fill.ts';
import type { Progress, ProjectorPorts } from './follow-log.ts';

/** Scans that are folded one by one where memory is bounded: those of a batch may each be of another code. */
const FEW_WHERE_BOUNDED = 5_000;

interface Options {
  readonly signal: AbortSignal;
  readonly isGentle: boolean;
  /** Scans of a snapshot that are folded together, which bounds its memory. */
  readonly scansTogether?: number | undefined;
  /** Called after each commit; the next batch waits for it. */
  readonly onProgress: (progress: Progress) => Promise<void>;
}

/**
 * Fills an empty generation of a rebuild that counts scans from the snapshot of the journals, up to its position: scan by scan it
 * would take days for a billion of them. Makes and continues the snapshot, too. Does nothing where there are few scans.
 */
export async function fillFromSnapshot(
  ports: ProjectorPorts,
  projection: Projection,
  { signal, isGentle, scansTogether, onProgress }: Options,
): Promise<void> {
  const counting = COUNTING.get(projection.definition.name);
  const few = scansTogether === undefined ? undefined : FEW_WHERE_BOUNDED;
  if (!counting || !(await isWorthASnapshot(ports, signal, few))) return;
  const { store } = ports;
  for (const afresh of [false, true]) {
    const position = await takeSnapshot(ports, { signal, isGentle, afresh, together: scansTogether });
    await fill(ports, withoutScans(projection), { signal, onProgress, upTo: position });
    try {
      return await takeTotals(projection, { source: store, target: store, counting, to: position });
    } catch (error) {
      if (!(error instanceof SnapshotDamaged) || afresh) throw error;
    }
    await store.beginRebuild(projection.definition, { afresh: true });
  }
}
