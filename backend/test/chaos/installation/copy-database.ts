import type { MongoClient } from 'mongodb';

/** Replaces a database by the documents and indexes of another one, as `mongodump` and `mongorestore --drop` do. */
export async function copyDatabase(client: MongoClient, from: string, to: string): Promise<void> {
  await client.db(to).dropDatabase();
  for (const { name } of await client.db(from).listCollections({}, { nameOnly: true }).toArray()) {
    const source = client.db(from).collection(name);
    const target = client.db(to).collection(name);
    const documents = await source.find().toArray();
    if (documents.length > 0) await target.insertMany(documents);
    for (const { key, v: _version, ns: _namespace, ...options } of await source.indexes())
      if (options['name'] !== '_id_') await target.createIndex(key, options);
  }
}
