import { z } from 'zod';
import { connect, type MongoOptions } from './client.ts';

const BuildInfo = z.looseObject({ version: z.string() });

/** Asks the server for its version: '8.0.4'. Rejects with `EngineUnavailable` where it is away. */
export async function askMongoVersion(options: MongoOptions): Promise<string> {
  const { db, run, close } = connect('MongoDB', options);
  try {
    return BuildInfo.parse(await run(() => db.command({ buildInfo: 1 }))).version;
  } finally {
    await close();
  }
}
