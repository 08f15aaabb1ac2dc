import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../support/distributed/cluster.ts';
import { type Actors, claim, edit, generate } from './actors.ts';
import type { Ledger } from './ledger.ts';
import type { LoadOptions } from './load-options.ts';
import { scanSteadily } from './scans.ts';

const PAUSES = { claim: 400, edit: 150, batch: 3000 } as const;
const BATCH = 20;

/**
 * Claims, edits, generates and scans at a steady pace until the signal. Resolves when no request is in flight. `phase` marks
 * what it sends: no other phase sends the same.
 */
export async function runLoad(
  cluster: Cluster,
  { admin, owners, unclaimed }: Actors,
  ledger: Ledger,
  options: LoadOptions,
): Promise<void> {
  const { phase, signal } = options;
  const repeat = async (pause: number, step: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await step(turn);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const claiming = owners.map(({ person }) =>
    repeat(PAUSES.claim, async () => {
      const code = unclaimed.pop();
      if (code !== undefined) await claim({ admin, person, code }, ledger);
    }),
  );
  const editing = owners.map(({ person, codes }) =>
    repeat(PAUSES.edit, async (turn) => {
      const code = codes[turn % codes.length] ?? '';
      await edit(person, code, `https://example.com/${code}/${phase}/${turn}`, ledger);
    }),
  );
  const generating = repeat(PAUSES.batch, () => generate(admin, BATCH, ledger));
  const scanned = owners.flatMap(({ codes }) => codes);
  await Promise.all([...claiming, ...editing, generating, scanSteadily(cluster, scanned, ledger, options)]);
}
