import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { createCatalogue } from '../../src/adapters/mongodb/read-store/catalogue.ts';
import { CODES } from '../../src/read-models/codes/document.ts';
import { NODE_OPTIONS, startServer } from '../../test/support/server.ts';
import { type Engine, onMongo } from '../console/engines.ts';
import { fillCodes } from '../console/fill-codes.ts';
import { untilReady } from '../measuring/until-ready.ts';
import { timedProgram, withFlags } from './timed-program.ts';

/** Documents of one bulk write, as many as a rebuild writes together. */
const TOGETHER = 3_000;

/** Documents a second. */
export interface MongoFigures {
  readonly started: number;
  readonly rebuilt: number;
  readonly bare: number;
}

/** Measures a first start and a rebuild on a server of MongoDB's protocol, and a bare bulk write of the same documents there. */
export async function benchOnMongo(
  server: string,
  codes: number,
  flags: readonly string[],
): Promise<MongoFigures> {
  const engine = onMongo(server);
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
  try {
    await fillCodes(folder, codes, engine.settings);
    const product = await benchProduct(folder, codes, flags, engine.settings);
    return { ...product, bare: await bareBulkWrite(engine.settings['MONGODB_URL'] ?? '') };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await engine.remove();
  }
}

/** Measures the product on a log that is filled. */
async function benchProduct(
  folder: string,
  codes: number,
  flags: readonly string[],
  settings: Engine['settings'],
): Promise<Omit<MongoFigures, 'bare'>> {
  const began = performance.now();
  const product = await startServer(folder, flags, settings);
  try {
    await untilReady(product.port);
    const started = codes / ((performance.now() - began) / 1000);
    const environment = { ...NODE_OPTIONS.environment, ...settings };
    const bounds = withFlags({ ...NODE_OPTIONS, environment }, flags);
    const { seconds } = await timedProgram('rebuild', folder, bounds);
    return { started, rebuilt: codes / seconds };
  } finally {
    await product.stop();
  }
}

/** Copies the documents of the codes into a collection without indexes. Returns how many it wrote a second. */
async function bareBulkWrite(database: string): Promise<number> {
  const client = await new MongoClient(database).connect();
  try {
    const catalogue = createCatalogue(client.db());
    const number = (await catalogue.find(CODES.name))?.active?.number;
    if (number === undefined) throw new Error('the product has projected no codes');
    const target = catalogue.documents('bare', 1);
    let [written, took] = [0, 0];
    for (let after = ''; ; ) {
      const page = { sort: { _id: 1 }, limit: TOGETHER } as const;
      const read = await catalogue
        .documents(CODES.name, number)
        .find({ _id: { $gt: after } }, page)
        .toArray();
      const last = read.at(-1);
      if (last === undefined) return written / took;
      const began = performance.now();
      await target.bulkWrite(
        read.map((document) => ({ insertOne: { document } })),
        { ordered: false },
      );
      took += (performance.now() - began) / 1000;
      written += read.length;
      after = last._id;
    }
  } finally {
    await client.close();
  }
}
