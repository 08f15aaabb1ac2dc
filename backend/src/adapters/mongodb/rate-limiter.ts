import type { Collection } from 'mongodb';
import pRetry from 'p-retry';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { KeyedMutex } from '../../ports/keyed-mutex.ts';
import type { RateLimiter, RateRule } from '../../ports/rate-limiter.ts';
import { connect, type MongoOptions } from './client.ts';
import { isConflict, isDuplicateKey } from './errors.ts';
import { rateLimiter } from './rate-limits.ts';

export interface MongoRateLimiter extends RateLimiter {
  close(): Promise<void>;
}

const COLLECTION = 'rate-limits';
/** Milliseconds. For concurrent tries that conflict. */
const CONFLICT_RETRIES = { retries: 8, minTimeout: 10, maxTimeout: 300, randomize: true };

/** Counts for all processes together. The counts outlive them. */
export function createMongoRateLimiter(options: MongoOptions): MongoRateLimiter {
  const { db, run, close } = connect('MongoDB rate limits', options);
  const collection = db.collection(COLLECTION);
  const storeClient = { collection: () => withMongoErrors(collection) };
  const limits = rateLimiter(
    (keyPrefix, { points, seconds }) =>
      new RateLimiterMongo({
        storeClient,
        tableName: COLLECTION,
        disableIndexesCreation: true,
        keyPrefix,
        points,
        duration: seconds,
      }),
  );
  // Tries of one key write the same document. FerretDB needs a second for each two that meet, and they may meet again.
  const turns = new KeyedMutex();
  let indexed: Promise<unknown> | undefined;

  /** Runs before the first try is counted: with the unique key, concurrent tries count once each. */
  function ensureIndexes(): Promise<unknown> {
    indexed ??= collection
      .createIndexes([
        { key: { key: 1 }, unique: true },
        { key: { expire: -1 }, expireAfterSeconds: 0 },
      ])
      .catch((error: unknown) => {
        indexed = undefined;
        throw error;
      });
    return indexed;
  }

  const inTurn = <T>(rule: RateRule, key: string, task: () => Promise<T>): Promise<T> =>
    run(() => turns.runExclusive(`${rule.name}/${key}`, task));

  return {
    take: (rule, key) =>
      inTurn(rule, key, async () => {
        await ensureIndexes();
        return limits.take(rule, key);
      }),
    giveBack: (rule, key) => inTurn(rule, key, () => limits.giveBack(rule, key)),
    reset: (rule, key) => inTurn(rule, key, () => limits.reset(rule, key)),
    close,
  };
}

/** The collection as the limiter expects it: a duplicate key has MongoDB's code, whichever server responds. */
function withMongoErrors(
  collection: Collection,
): Pick<Collection, 'findOne' | 'deleteOne' | 'findOneAndUpdate'> {
  return new Proxy(collection, {
    get(target, property) {
      if (property !== 'findOneAndUpdate') {
        const member: unknown = Reflect.get(target, property);
        return typeof member === 'function' ? member.bind(target) : member;
      }
      return async (...call: Parameters<Collection['findOneAndUpdate']>) => {
        try {
          return await pRetry(() => target.findOneAndUpdate(...call), {
            ...CONFLICT_RETRIES,
            shouldRetry: ({ error }) => isConflict(error),
          });
        } catch (error) {
          throw isDuplicateKey(error) ? Object.assign(new Error('duplicate key'), { code: 11_000 }) : error;
        }
      };
    },
  });
}
