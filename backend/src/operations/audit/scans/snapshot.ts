import { isDeepStrictEqual } from 'node:util';
import type { ReadStore, StoredDocument } from '../../../ports/read-store.ts';
import { JournalParts } from '../../../processes/scan-snapshot/journal-parts.ts';
import { takeSnapshot } from '../../../processes/scan-snapshot/take-snapshot.ts';
import type { Snapshot, SnapshotPorts } from '../../../processes/scan-snapshot/usable-snapshot.ts';
import { lastRevisions } from '../../../read-models/counted-scans.ts';
import {
  idOf,
  openedBody,
  SCAN_SNAPSHOT,
  SnapshotDamaged,
} from '../../../read-models/scan-snapshot/document.ts';
import { Check, type CheckResult } from '../check.ts';
import { inOrder } from '../in-order.ts';
import { areSumsCounted } from './sums-counted.ts';

const NAME = 'the snapshot of scans equals the journals';

/** Scans that are folded together: an audit has less memory than a rebuild. */
const TOGETHER = 200_000;

type Ports = SnapshotPorts & {
  /** Gets a snapshot of its own. */
  readonly scratch: ReadStore;
};

/**
 * Counts all journals again, up to where the stored snapshot is, and compares the two. The hash of each journal shows whether it holds
 * what was counted. Where scans were removed since, only a snapshot that is made anew can be compared.
 */
export async function auditSnapshot(ports: Ports, { position, parts }: Snapshot): Promise<CheckResult> {
  const { store, scratch, feed } = ports;
  const check = new Check(NAME, 'documents');
  const own = { ...ports, store: scratch };
  await scratch.prepare([SCAN_SNAPSHOT]);
  const reached = await scratch.checkpoint(SCAN_SNAPSHOT.name);
  const afresh = reached !== null && feed.compare(reached, position) > 0;
  const { signal } = new AbortController();
  await takeSnapshot(own, { signal, upTo: position, together: TOGETHER, afresh });
  const [stored, counted] = [parts.byStream, (await JournalParts.read(scratch)).byStream];
  const begins = new Map<string, number>();
  for (const [stream, { from }] of stored) {
    const begin = counted.get(stream)?.from ?? 0;
    if (begin > from) begins.set(stream, begin);
  }
  const isSummed = await areSumsCounted(ports, position, begins);
  for (const stream of begins.keys())
    check.note(
      isSummed
        ? `${stream} has sums in place of scans that it counts: their totals are compared, and not their hash`
        : `${stream} has lost scans that it counts: only one that is made anew can be compared`,
    );
  if (begins.size > 0 && !isSummed) return check.result();
  for await (const { id, documents } of inOrder(
    [store, scratch].map((each) => each.scan(SCAN_SNAPSHOT.name)),
  )) {
    check.saw();
    const [one, other] = documents;
    if (isAhead(one, other, stored)) continue;
    const objection = differenceOf(one, other, begins.size > 0);
    if (objection !== undefined) check.wrong(`${id} ${objection}`);
  }
  if ((await store.checkpoint(SCAN_SNAPSHOT.name)) === position) return check.result();
  const none = new Check(NAME, 'documents');
  none.note('it was continued meanwhile: audit again');
  return none.result();
}

/** Whether a run that has not ended has counted more into a document. The next run goes on there. */
const isAhead = (
  stored: StoredDocument | undefined,
  counted: StoredDocument | undefined,
  journals: JournalParts['byStream'],
): boolean =>
  stored !== undefined &&
  Object.entries(lastRevisions(stored)).some(([stream, revision]) => {
    const last = journals.get(stream)?.upTo ?? (counted ? (counted.revisions[stream] ?? -1) : revision);
    return revision > last;
  });

const isOfJournal = (id: string): boolean => id.startsWith(idOf('journal', ''));

function differenceOf(
  stored: StoredDocument | undefined,
  counted: StoredDocument | undefined,
  hasSums: boolean,
): string | undefined {
  if (!stored) return 'is missing';
  if (!counted) return 'comes from no scan';
  if (hasSums && isOfJournal(stored.id)) return undefined;
  try {
    if (!isDeepStrictEqual(openedBody(stored), openedBody(counted)))
      return isOfJournal(stored.id) ? 'has not the content that was counted' : 'differs';
  } catch (error) {
    if (error instanceof SnapshotDamaged) return 'is damaged';
    throw error;
  }
  // Sums leave out which events a document has applied.
  if (hasSums || isDeepStrictEqual(stored.revisions, counted.revisions)) return undefined;
  return 'is of other revisions';
}
