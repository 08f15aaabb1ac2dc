import type { Collection, Db } from 'mongodb';
import type { Generation, Pause } from '../../../ports/read-store.ts';
import type { DocumentRecord } from './documents.ts';

/** One generation of a collection, in a MongoDB collection of its own whose name is never reused. */
export interface GenerationRecord {
  readonly number: number;
  /** Version of its definition. */
  readonly version: number;
  readonly fields: readonly string[];
  readonly checkpoint: string | null;
}

export interface CatalogueRecord {
  readonly _id: string;
  /** The highest number of a generation so far. */
  readonly last: number;
  readonly active?: GenerationRecord;
  readonly next?: GenerationRecord;
  /** The pause of the active generation's writers. A number of its own, as those of generations. */
  readonly pause?: Pause;
  /** When a generation was last retired, by the server's clock. */
  readonly retiredAt?: Date;
}

/** The generations of a collection with their checkpoints, all in one record, so that one update changes them. */
export interface Catalogue {
  find(collection: string): Promise<CatalogueRecord | null>;
  documents(collection: string, number: number): Collection<DocumentRecord>;
  /** A number that no generation has had. */
  nextNumber(collection: string): Promise<number>;
  /** False when another one is active already. */
  activateFirst(collection: string, generation: GenerationRecord): Promise<boolean>;
  addFields(collection: string, generation: GenerationRecord, fields: readonly string[]): Promise<void>;
  /** Replaces a running rebuild. False when a later one has started meanwhile, or a generation is of a higher version. */
  beginNext(collection: string, generation: GenerationRecord): Promise<boolean>;
  setPause(collection: string, pause: Pause): Promise<void>;
  unsetPause(collection: string, pause: Pause): Promise<void>;
  /** `next` becomes `active`, and the pause ends. False when `next` is not of the version, or the pause is not in force. */
  swap(collection: string, version: number, pause: Pause): Promise<boolean>;
  /** False when the checkpoint has moved, the writers pause, or the generation is retired. */
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
      const notNewer = { $not: { $gt: generation.version } };
      const mayBegin = {
        _id: collection,
        last: generation.number,
        'active.version': notNewer,
        'next.version': notNewer,
      };
      const { matchedCount } = await records.updateOne(mayBegin, update);
      return matchedCount === 1;
    },
    async setPause(collection, pause) {
      await records.updateOne({ _id: collection }, { $set: { pause } });
    },
    async unsetPause(collection, pause) {
      await records.updateOne({ _id: collection, pause }, { $unset: { pause: true } });
    },
    async swap(collection, version, pause) {
      const ready = { _id: collection, 'next.version': version, pause };
      // A pipeline reads all values before it writes any.
      const { matchedCount } = await records.updateOne(ready, [
        { $set: { active: '$next', retiredAt: '$$NOW' } },
        { $unset: ['next', 'pause'] },
      ]);
      return matchedCount === 1;
    },
    async moveCheckpoint(collection, role, { number, checkpoint }, to) {
      const { matchedCount } = await records.updateOne(
        {
          _id: collection,
          [`${role}.number`]: number,
          [`${role}.checkpoint`]: checkpoint,
          ...(role === 'active' && { pause: { $exists: false } }),
        },
        { $set: { [`${role}.checkpoint`]: to } },
      );
      return matchedCount === 1;
    },
  };
}

export function collectionName(collection: string, number: number): string {
  return `${collection}.${number}`;
}
