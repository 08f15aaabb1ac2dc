import type { Json, JsonObject } from '../ports/json/json.ts';
import type { DocumentWrite, StoredDocument } from '../ports/read-store.ts';
import type { Revisions } from './counted-scans.ts';
import { type Evolution, type PlannedChanges, takeNews } from './fold.ts';

/** One of so many documents is measured: to measure each takes a tenth of a rebuild. */
const MEASURED = 16;

/** A document as the events so far have left it. */
interface Entry<Document> {
  /** The version that it replaces; 0 for a new one. */
  readonly seen: number;
  readonly revisions: Revisions;
  body: JsonObject | undefined;
  /** The same, once it is known to fit the schema. */
  document: Document | undefined;
  /** Whether it is to be written. */
  isMoved: boolean;
  /** Characters of the body; absent where they are not measured. */
  characters: number | undefined;
}

/**
 * Documents that many batches of events are folded into before they are written. It holds those since the last `take`, and what that
 * has returned, so that none of them is read while it is being written.
 */
export class FoldedDocuments<Document extends JsonObject, Change> {
  readonly #evolution: Evolution<Document, Change>;
  #entries = new Map<string, Entry<Document>>();
  #taken: ReadonlyMap<string, Entry<Document>> = new Map();
  /** Characters of the documents that are measured. */
  #characters = 0;

  constructor(evolution: Evolution<Document, Change>) {
    this.#evolution = evolution;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** About how many characters the texts of these documents have. */
  get characters(): number {
    return this.#characters * Math.min(MEASURED, this.size);
  }

  has(id: string): boolean {
    return this.#entries.has(id) || this.#taken.has(id);
  }

  /** Folds changes into documents that it has, that are stored, or that are new. */
  fold(planned: ReadonlyMap<string, PlannedChanges<Change>>, stored: readonly StoredDocument[]): void {
    for (const { id, version, revisions, body } of stored)
      this.#begin(id, version, new Map(Object.entries(revisions)), body);
    for (const [id, changes] of planned) {
      const entry = this.#entryOf(id);
      const news = takeNews(entry.revisions, changes);
      if (!news) continue;
      entry.isMoved = true;
      if (entry.body && news.length === 0) continue;
      const before = entry.document ?? (entry.body && this.#evolution.schema.parse(entry.body));
      entry.document = this.#evolution.evolve(before, news);
      entry.body = entry.document;
      this.#measure(entry);
    }
  }

  /** Returns what is to be written. Its documents are held until the next call, before which they have to be stored. */
  take(): readonly DocumentWrite[] {
    const writes: DocumentWrite[] = [];
    for (const [id, { seen, revisions, body, isMoved }] of this.#entries)
      if (isMoved && body) writes.push({ id, seen, revisions: Object.fromEntries(revisions), body });
    this.#taken = this.#entries;
    this.#entries = new Map();
    this.#characters = 0;
    return writes;
  }

  #entryOf(id: string): Entry<Document> {
    const known = this.#entries.get(id);
    if (known) return known;
    const taken = this.#taken.get(id);
    if (!taken) return this.#begin(id, 0, new Map(), undefined);
    const { seen, isMoved, revisions, body, document } = taken;
    return this.#begin(id, isMoved ? seen + 1 : seen, revisions, body, document);
  }

  #begin(
    id: string,
    seen: number,
    revisions: Revisions,
    body: JsonObject | undefined,
    document?: Document,
  ): Entry<Document> {
    const characters = this.#entries.size % MEASURED === 0 ? 0 : undefined;
    const entry = { seen, revisions, body, document, isMoved: false, characters };
    this.#entries.set(id, entry);
    return entry;
  }

  #measure(entry: Entry<Document>): void {
    if (entry.characters === undefined) return;
    const characters = charactersOf(entry.body);
    this.#characters += characters - entry.characters;
    entry.characters = characters;
  }
}

/** Returns how many characters the texts in a value have. */
function charactersOf(value: Json | undefined): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let characters = 0;
  for (const part of Object.values(value)) characters += charactersOf(part);
  return characters;
}
