import type { Collection } from 'mongodb';
import pRetry from 'p-retry';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { rateLimiter } from '../shared/rate-limits.ts';
import { connect, type MongoOptions } from './client.ts';
import { isConflict, isDuplicateKey } from './errors.ts';

export interface MongoRateLimiter extends RateLimiter {
  close(): Promise<void>;
}

const COLLECTION = 'rate-limits';
/** Of tries that got into another's way: milliseconds. */
const CONFLICT_RETRIES = { retries: 8, minTimeout: 10, maxTimeout: 300, randomize: true };

/** Counts for all processes together. What is counted outlives them. */
export function createMongoRateLimiter(options: MongoOptions): MongoRateLimiter {
  const { db, run, close } = connect('MongoDB rate limits', options);
  const collection = db.collection(COLLECTION);
  const storeClient = { collection: () => asMongoAnswers(collection) };
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
  let indexed: Promise<unknown> | undefined;

  /** Before the first try is counted: it is the unique key that makes concurrent tries count once each. */
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

  return {
    take: (rule, key) =>
      run(async () => {
        await ensureIndexes();
        return limits.take(rule, key);
      }),
    reset: (rule, key) => run(() => limits.reset(rule, key)),
    close,
  };
}

/** What the limiter calls, with a duplicate key told by the code it looks for, whichever server answers. */
function asMongoAnswers(
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
