import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** A unique database for a suite. `drop` drops it and its vault. */
export interface TestDatabase {
  readonly url: string;
  readonly database: string;
  drop(): Promise<void>;
}

export function testDatabase(url: string): TestDatabase {
  const database = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  return {
    url,
    database,
    async drop() {
      const client = new MongoClient(url);
      await client.db(database).dropDatabase();
      await client.db(`${database}_vault`).dropDatabase();
      await client.close();
    },
  };
}
