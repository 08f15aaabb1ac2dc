import type { Position } from '../../ports/event-feed.ts';
import type { ReadStore, StoredDocument } from '../../ports/read-store.ts';
import type { Projection } from '../../read-models/projection.ts';
import type { Compared, Comparer } from './comparers.ts';
import { FoldedModel, type FoldPorts } from './folded-model.ts';
import { inOrder } from './in-order.ts';
import { scansIn, scanTally } from './scans/scan-tally.ts';

/** Documents that differ and are looked at again together. They bound the memory, also where every document differs. */
const WINDOW = 500;

/** A read model beside its fold of the log, document by document in the order of ids. */
export class ComparedModel {
  readonly folded: FoldedModel;
  readonly #tally: FoldedModel;
  readonly #projection: Projection;
  readonly #store: ReadStore;
  readonly #comparers: readonly Comparer[];
  readonly #countsScans: boolean;

  constructor(
    { store, ...ports }: FoldPorts & { readonly store: ReadStore },
    { projection, comparers, countsScans }: ComparedBy,
  ) {
    this.folded = new FoldedModel(ports, projection);
    this.#tally = new FoldedModel(ports, scanTally);
    this.#projection = projection;
    this.#store = store;
    this.#comparers = comparers;
    this.#countsScans = countsScans;
  }

  /** Folds the log up to a position. Comes first; goes on from an interrupted run unless `afresh`. */
  async begin(target: Position | null, options: { readonly afresh: boolean }): Promise<void> {
    await this.folded.begin(target, options);
    if (this.#countsScans) await this.#tally.begin(target, options);
    await this.advanceTo(target);
  }

  /** Folds on. A position behind the end of the log is a difference. */
  async advanceTo(target: Position | null): Promise<void> {
    if (!(await this.folded.advanceTo(target)))
      this.#comparers[0]?.check.wrong(`the checkpoint ${target} is beyond the end of the log`);
    if (this.#countsScans) await this.#tally.advanceTo(target);
  }

  /** Yields the ids of documents that differ from the log, some hundred at a time. */
  async *suspects(): AsyncGenerator<readonly string[]> {
    const { name } = this.#projection.definition;
    const tally = this.#countsScans ? [this.#tally.scan()] : [];
    let ids: string[] = [];
    for await (const { id, documents } of inOrder([this.#store.scan(name), this.folded.scan(), ...tally])) {
      const [stored, folded, scans] = documents;
      const compared = { id, stored, folded, scans: scansIn(scans) };
      for (const comparer of this.#comparers) comparer.count(compared);
      if (this.#comparers.some(({ differenceOf }) => differenceOf(compared) !== undefined)) ids.push(id);
      if (ids.length < WINDOW) continue;
      yield ids;
      ids = [];
    }
    if (ids.length > 0) yield ids;
  }

  /** Reads some documents as they are stored now. */
  async stored(ids: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>> {
    const documents = await this.#store.getMany(this.#projection.definition.name, ids);
    return new Map(documents.map((document) => [document.id, document]));
  }

  /** Puts stored documents beside what is folded now. */
  async compare(
    ids: readonly string[],
    stored: ReadonlyMap<string, StoredDocument>,
  ): Promise<readonly Compared[]> {
    const [folded, scans] = await Promise.all([
      this.folded.getMany(ids),
      this.#countsScans ? this.#tally.getMany(ids) : [],
    ]);
    const foldedById = new Map(folded.map((document) => [document.id, document]));
    const scansById = new Map(scans.map((document) => [document.id, document]));
    return ids.map((id) => ({
      id,
      stored: stored.get(id),
      folded: foldedById.get(id),
      scans: scansIn(scansById.get(id)),
    }));
  }
}

/** What a read model is compared by. */
export interface ComparedBy {
  readonly projection: Projection;
  /** The first one is of the documents. */
  readonly comparers: readonly Comparer[];
  /** Whether its documents count scans, which are then counted a second time. */
  readonly countsScans: boolean;
}
