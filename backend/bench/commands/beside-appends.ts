import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../../src/ports/event-store.ts';
import type { Admin } from '../../test/support/admin.ts';
import type { Load } from '../measuring/load.ts';
import { measure } from '../measuring/measure.ts';
import { percentile } from '../measuring/percentile.ts';
import { alternate, type Figures } from '../measuring/rounds.ts';
import { append } from './append.ts';

/** Longer than any round takes, in seconds. */
const MOST_SECONDS = 300;

/** What is measured. */
export interface Renamed {
  readonly port: number;
  readonly admin: Admin;
  /** All of them take turns, so that no two renames of a code are at once. */
  readonly codes: readonly string[];
  /** A log beside that of the server. */
  readonly events: EventStore;
}

/** How many commands, and as many bare appends, are sent in each round. */
export interface Pace {
  readonly rounds: number;
  readonly commands: number;
  /** Each waits for its response. */
  readonly clients: number;
  /** The longest pause of a client between two commands, in milliseconds. */
  readonly pause: number;
}

export interface BesideAppends {
  readonly commands: Figures;
  readonly bare: Figures;
}

/** Numbers all rounds, so that each rename is to another name than the code has: else it would append nothing. */
let lastRound = 0;

/** Renames codes over bare sockets, which take less time than a client, in turns with bare appends. */
export async function besideAppends(renamed: Renamed, pace: Pace): Promise<BesideAppends> {
  const { port, admin, codes, events } = renamed;
  const { rounds, commands: requests, clients: connections, pause } = pace;
  const paths = codes.map((code) => `/barcode/${code}`);
  const rename = () => {
    lastRound += 1;
    const bodies = ['a', 'b'].flatMap((lap) =>
      codes.map(() => JSON.stringify({ name: `${lastRound}${lap}` })),
    );
    const changes = { method: 'PATCH', paths, bodies, status: 200, cookie: admin.cookie };
    return measure({ port, connections, seconds: MOST_SECONDS, requests, pause, ...changes });
  };
  const [bare, commands] = await alternate(rounds, [
    { name: 'bare', run: () => appendAll(events, pace) },
    { name: 'commands', run: rename },
  ]);
  if (!bare || !commands) throw new Error('nothing was measured');
  return { bare, commands };
}

/** Appends to a log from as many clients, in the same way. */
async function appendAll(events: EventStore, { commands, clients, pause }: Pace): Promise<Load> {
  const startedAt = performance.now();
  const durations: number[] = [];
  let left = commands;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      if (pause > 0) await sleep(Math.random() * pause);
      const sentAt = performance.now();
      await append(events);
      durations.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = (commands / (performance.now() - startedAt)) * 1000;
  const [p50, p99] = [percentile(durations, 0.5), percentile(durations, 0.99)];
  return { answered: commands, refused: 0, perSecond, p50, p99 };
}
