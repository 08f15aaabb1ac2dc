import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { z } from 'zod';
import { openDocuments } from '../../src/main/engines/documents.ts';
import { openLog } from '../../src/main/engines/log.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { CODES } from '../../src/read-models/codes/document.ts';
import { nameOfDay } from '../../src/read-models/codes/scan-days.ts';
import { SCAN_STATISTICS } from '../../src/read-models/scan-statistics/document.ts';
import { signIn } from '../../test/support/admin.ts';
import { startServer } from '../../test/support/server.ts';
import { untilHolds, untilReady } from '../measuring/until-ready.ts';
import type { Engine } from './engines.ts';
import type { BareRead } from './pages.ts';

const PAGE_SIZE = 50;

/** The product on a data folder, with an admin who reads, and the bare engines beside it. */
export interface Running {
  read(path: string): Promise<unknown>;
  /** Reads as many documents or events as an answer has, with nothing between. */
  bare(kind: BareRead, answer: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts the product, opens the console, and waits until the read models have followed and the search is filled. */
export async function startOn(
  { settings }: Engine,
  dataDir: string,
  say: (what: string) => void,
): Promise<Running> {
  const server = await startServer(dataDir, [], settings);
  await untilReady(server.port);
  say('the read models have followed');
  const admin = await signIn(server.port);
  const read = (path: string) => admin.call(server.port, 'GET', path);
  await read('/admin-api/home');
  const search = new URLSearchParams({ filter: JSON.stringify({ q: randomUUID() }) });
  await untilHolds(() =>
    read(`/admin-api/codes?${search}`).then(
      () => true,
      () => false,
    ),
  );
  say('the search is filled');

  const config = readConfig({ ...settings, DATA_DIR: dataDir });
  const documents = await openDocuments(config, pino({ level: 'silent' }), 'this');
  const log = await openLog(config);
  const days = Array.from({ length: PAGE_SIZE }, (_none, place) => nameOfDay(20_000 + place));
  const bareReads: Readonly<Record<BareRead, (answer: unknown) => Promise<unknown>>> = {
    codes: (answer) => documents.store.getMany(CODES.name, codesIn(answer)),
    days: () => documents.store.getMany(SCAN_STATISTICS.name, days),
    events: () => log.feed.back('end', { limit: PAGE_SIZE }),
  };
  return {
    read,
    bare: (kind, answer) => bareReads[kind](answer),
    stop: async () => {
      await documents.close();
      await log.store.close();
      await server.stop();
    },
  };
}

const Coded = z.union([z.object({ id: z.string() }), z.object({ code: z.string() })]);

/** The short codes of an answer's rows. */
const codesIn = (answer: unknown): string[] =>
  z
    .array(Coded)
    .parse(answer)
    .map((row) => ('code' in row ? row.code : row.id));
