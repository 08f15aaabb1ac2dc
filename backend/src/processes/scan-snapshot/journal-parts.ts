import { storedScans } from '../../domain/scans/versions.ts';
import type { EventLog } from '../../log/event-log.ts';
import { chainHash, FIRST_HASH } from '../../log/hash-chain.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import type { DocumentWrite, ReadStore, StoredDocument } from '../../ports/read-store.ts';
import {
  checked,
  idOf,
  type JournalPart,
  keyOf,
  openedBody,
  SCAN_SNAPSHOT,
  SnapshotDamaged,
} from '../../read-models/scan-snapshot/document.ts';

/** No installation has so many slots. */
const MOST_JOURNALS = 1_000;

/** The part of each journal that a snapshot counts, with the hash of what is in it. */
export class JournalParts {
  readonly #parts = new Map<string, JournalPart>();
  readonly #seen = new Map<string, number>();

  static async read(store: ReadStore): Promise<JournalParts> {
    const parts = new JournalParts();
    const where = [{ field: 'id', startsWith: idOf('journal', '') }];
    const documents = await store.query(SCAN_SNAPSHOT.name, { where, limit: MOST_JOURNALS });
    for (const document of documents) parts.#take(document);
    return parts;
  }

  #take(document: StoredDocument): void {
    const body = openedBody(document);
    if (body.kind !== 'journal') return;
    const stream = keyOf(document.id);
    this.#parts.set(stream, body);
    this.#seen.set(stream, document.version);
  }

  get byStream(): ReadonlyMap<string, JournalPart> {
    return this.#parts;
  }

  /** Adds the next event of a journal. Throws `SnapshotDamaged` where events between were removed before they were counted. */
  add(event: RecordedEvent): void {
    const { stream, revision, id, type, version, at, actor, data } = event;
    const before = this.#parts.get(stream);
    if (before && revision !== before.upTo + 1)
      throw new SnapshotDamaged(`${stream} has ${revision} behind ${before.upTo}`);
    const content = JSON.stringify([revision, id, type, version, at, actor, data]);
    this.#parts.set(stream, {
      kind: 'journal',
      from: before?.from ?? revision,
      upTo: revision,
      last: id,
      scans: (before?.scans ?? 0) + storedScans(event),
      hash: chainHash(before?.hash ?? FIRST_HASH, content),
    });
  }

  /** Returns the writes that keep them. They are committed together with the position that the snapshot reaches. */
  writes(): readonly DocumentWrite[] {
    return Array.from(this.#parts, ([stream, part]) => {
      const seen = this.#seen.get(stream) ?? 0;
      return checked({ id: idOf('journal', stream), seen, revisions: { [stream]: part.upTo } }, part);
    });
  }

  /** Notes that they are kept. */
  kept(): void {
    for (const stream of this.#parts.keys()) this.#seen.set(stream, (this.#seen.get(stream) ?? 0) + 1);
  }

  /** Whether the log goes on where each part ends: no event is missing, and none was replaced by a restored log. */
  async areOf(log: EventLog): Promise<boolean> {
    for (const [stream, { upTo, last }] of this.#parts) {
      for await (const { revision, id } of log.read(stream, { from: upTo })) {
        if (revision === upTo ? id !== last : revision !== upTo + 1) return false;
        break;
      }
    }
    return true;
  }
}
