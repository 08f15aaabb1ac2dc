import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { Position } from '../../ports/event-feed.ts';
import type { DocumentWrite, ReadStore, StoredDocument } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';
import type { Counting } from '../../read-models/scan-snapshot/counting.ts';
import { keyOf, openedBody, SCAN_SNAPSHOT } from '../../read-models/scan-snapshot/document.ts';
import { COUNTED } from './take-snapshot.ts';
import { committed } from './write-totals.ts';

/** Documents of one commit. */
const DOCUMENTS = 2_000;

interface Options {
  /** Holds the snapshot. */
  readonly source: ReadStore;
  /** Holds the generation of a rebuild, folded without scans. */
  readonly target: ReadStore;
  readonly counting: Counting;
  /** The position of the snapshot. */
  readonly to: Position;
  /** Called after each commit. */
  readonly rest?: () => Promise<void>;
}

/**
 * Takes the totals of a snapshot into a generation of a rebuild that has no checkpoint, and moves it to that of the snapshot at the
 * end. Its documents then name the events that they count, as if they had been folded. Throws `SnapshotDamaged`.
 */
export async function takeTotals(
  { definition: { name: collection, version } }: Projection,
  { source, target, counting, to, rest }: Options,
): Promise<void> {
  const common = { collection, version, generation: 'next', from: null } as const;
  const take = async (totals: readonly StoredDocument[]) => {
    const stored = await target.getMany(
      collection,
      totals.map(({ id }) => keyOf(id)),
      'next',
    );
    const byId = new Map(stored.map((document) => [document.id, document]));
    const writes = totals.flatMap((each) => withTotals(byId.get(keyOf(each.id)), each, counting) ?? []);
    await committed(target.commit({ ...common, writes }));
    await rest?.();
  };
  let part: StoredDocument[] = [];
  for await (const document of source.scan(SCAN_SNAPSHOT.name)) {
    part.push(document);
    if (part.length < DOCUMENTS) continue;
    await take(part);
    part = [];
  }
  await take(part);
  await committed(target.commit({ ...common, to, writes: [] }));
}

function withTotals(
  stored: StoredDocument | undefined,
  totals: StoredDocument,
  counting: Counting,
): DocumentWrite | undefined {
  const body = counting(openedBody(totals), stored?.body);
  if (!body) return undefined;
  // Of codes, the rebuild has read all events itself.
  const counted = Object.entries(totals.revisions).filter(([stream]) => QR_CODE.keyOf(stream) === undefined);
  const revisions = { ...stored?.revisions, ...Object.fromEntries(counted) };
  return { id: keyOf(totals.id), seen: stored?.version ?? 0, revisions, body };
}

/** Returns a read model that reads all streams but those that the snapshot counts. */
export const withoutScans = (projection: Projection): Projection => ({
  ...projection,
  streams: projection.streams.filter((prefix) => !COUNTED.includes(prefix)),
});
