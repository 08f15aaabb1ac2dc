import type { Collection, Db } from 'mongodb';
import type { Generation } from '../../../ports/read-store.ts';
import type { DocumentRecord } from './documents.ts';

/** One filling of a collection, in a MongoDB collection of its own whose name is never used again. */
export interface GenerationRecord {
  readonly number: number;
  /** Version of the definition that it was made for. */
  readonly version: number;
  readonly fields: readonly string[];
  readonly checkpoint: string | null;
}

export interface CatalogueRecord {
  readonly _id: string;
  /** The highest number given to a generation. */
  readonly last: number;
  readonly active?: GenerationRecord;
  readonly next?: GenerationRecord;
  /** When a generation was last taken out of use, by the server's clock. */
  readonly retiredAt?: Date;
}

/** Which generations a collection has, and how far each has come: all in one record, so that one update changes it. */
export interface Catalogue {
  find(collection: string): Promise<CatalogueRecord | null>;
  documents(collection: string, number: number): Collection<DocumentRecord>;
  /** A number that no generation ever had. */
  nextNumber(collection: string): Promise<number>;
  /** False when there is an active one already. */
  activateFirst(collection: string, generation: GenerationRecord): Promise<boolean>;
  addFields(collection: string, generation: GenerationRecord, fields: readonly string[]): Promise<void>;
  /** Replaces a rebuild under way. False when a later one was begun meanwhile. */
  beginNext(collection: string, generation: GenerationRecord): Promise<boolean>;
  /** `next` becomes `active`; false when there is none, or the active one's checkpoint is not `from`. */
  swap(collection: string, from: string | null): Promise<boolean>;
  /** False when the checkpoint was not `from`, or the generation is out of use. */
  moveCheckpoint(
    collection: string,
    role: Generation,
    generation: GenerationRecord,
    to: string,
  ): Promise<boolean>;
}

export function createCatalogue(db: Db): Catalogue {
  const records = db.collection<CatalogueRecord>('collections');
  return {
    find: (collection) => records.findOne({ _id: collection }),
    documents: (collection, number) => db.collection<DocumentRecord>(collectionName(collection, number)),
    async nextNumber(collection) {
      const update = { $inc: { last: 1 } };
      const record = await records.findOneAndUpdate({ _id: collection }, update, {
        upsert: true,
        returnDocument: 'after',
      });
      if (record === null) throw new Error(`the catalogue lost ${collection}`);
      return record.last;
    },
    async activateFirst(collection, generation) {
      const none = { _id: collection, active: { $exists: false } };
      const { matchedCount } = await records.updateOne(none, { $set: { active: generation } });
      return matchedCount === 1;
    },
    async addFields(collection, { number }, fields) {
      const same = { _id: collection, 'active.number': number };
      await records.updateOne(same, { $addToSet: { 'active.fields': { $each: [...fields] } } });
    },
    async beginNext(collection, generation) {
      const update = { $set: { next: generation }, $currentDate: { retiredAt: true as const } };
      const { matchedCount } = await records.updateOne({ _id: collection, last: generation.number }, update);
      return matchedCount === 1;
    },
    async swap(collection, from) {
      const ready = { _id: collection, next: { $exists: true }, 'active.checkpoint': from };
      // In a pipeline every value is read before any is written.
      const { matchedCount } = await records.updateOne(ready, [
        { $set: { active: '$next', retiredAt: '$$NOW' } },
        { $unset: 'next' },
      ]);
      return matchedCount === 1;
    },
    async moveCheckpoint(collection, role, { number, checkpoint }, to) {
      const { matchedCount } = await records.updateOne(
        { _id: collection, [`${role}.number`]: number, [`${role}.checkpoint`]: checkpoint },
        { $set: { [`${role}.checkpoint`]: to } },
      );
      return matchedCount === 1;
    },
  };
}

export function collectionName(collection: string, number: number): string {
  return `${collection}.${number}`;
}
