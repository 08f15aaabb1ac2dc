import type { EventStore } from '../../src/ports/event-store.ts';
import type { Admin } from '../../test/support/admin.ts';
import { measure } from '../measuring/measure.ts';
import { alternate, type Figures, ratio } from '../measuring/rounds.ts';
import { append } from './append.ts';

const CLIENTS = 64;
/** Names, so that each rename of a code is to another one. */
const NAMES = 4;
/** One person may change 10,000 things in five minutes: the rounds are few and short, up to 5,000 a second. */
const ROUNDS = 3;
const SECONDS = 0.6;
/** The aim for one process on files: durable commands in a second. */
export const LEAST_PER_SECOND = 3000;

interface Options {
  readonly port: number;
  readonly admin: Admin;
  readonly codes: readonly string[];
  /** A log beside that of the server. */
  readonly events: EventStore;
}

export interface Throughput {
  readonly commands: Figures;
  readonly bare: Figures;
  /** Of the commands to the bare appends. */
  readonly ratio: number;
}

/** Returns how many renames of different codes clients get answered in a second, beside bare appends of as many. */
export async function throughput({ port, admin, codes, events }: Options): Promise<Throughput> {
  const paths = codes.map((code) => `/barcode/${code}`);
  const bodies = Array.from({ length: NAMES * codes.length }, (_, index) =>
    JSON.stringify({ name: `${Math.floor(index / codes.length)}` }),
  );
  const figures = await alternate(ROUNDS, [
    { name: 'bare', run: () => appendAtOnce(events) },
    {
      name: 'commands',
      run: () =>
        measure({
          port,
          connections: CLIENTS,
          seconds: SECONDS,
          paths,
          bodies,
          method: 'PATCH',
          status: 200,
          cookie: admin.cookie,
        }),
    },
  ]);
  const [bare, commands] = figures;
  if (!bare || !commands) throw new Error('nothing was measured');
  return { bare, commands, ratio: ratio(commands, bare, 'perSecond') };
}

/** Appends to a log from as many clients, each waiting for its last. */
async function appendAtOnce(events: EventStore) {
  const startedAt = performance.now();
  let answered = 0;
  const client = async () => {
    while (performance.now() - startedAt < SECONDS * 1000) {
      await append(events);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const perSecond = (answered / (performance.now() - startedAt)) * 1000;
  return { answered, refused: 0, perSecond, p50: Number.NaN, p99: Number.NaN };
}
