import { randomBytes, randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { databaseIn } from '../../test/support/distributed/test-resources.ts';

/** Where an installation keeps its read models. */
export interface Engine {
  readonly name: string;
  /** Settings of the product, the same for all of its programs. */
  readonly settings: Readonly<Record<string, string>>;
  /** Removes what is not in the data folder. */
  remove(): Promise<void>;
}

export const onFiles: Engine = { name: 'SQLite', settings: {}, remove: async () => undefined };

/** Returns a new database on a server of MongoDB's protocol. */
export function onMongo(server: string): Engine {
  const database = `console_${randomUUID().slice(0, 8)}`;
  const secret = () => randomBytes(32).toString('hex');
  const settings = {
    MONGODB_URL: databaseIn(server, database),
    SESSION_SECRET: secret(),
    VAULT_KEY: secret(),
  };
  const remove = async () => {
    const client = new MongoClient(server);
    for (const name of [database, `${database}_vault`]) await client.db(name).dropDatabase();
    await client.close();
  };
  return { name: 'MongoDB', settings, remove };
}
