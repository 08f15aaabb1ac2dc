import { hostname } from 'node:os';
import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { removesAnything } from '../contract/legal/retention-periods.ts';
import { areBehind } from '../processes/retention/are-behind.ts';
import { besideRebuilds } from '../processes/retention/beside-rebuilds.ts';
import { addDue, NOTHING_DUE } from '../processes/retention/counts.ts';
import { allDue } from '../processes/retention/due.ts';
import { runRetention } from '../processes/retention/run.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { assertVault } from './assert-vault.ts';
import { openPorts, type Ports } from './ports.ts';
import { runProgram } from './program.ts';
import { readRetentionArguments } from './retention/arguments.ts';
import { summaryOf, wordsOf } from './retention/words.ts';
import { ConfigError, readConfig } from './settings/config.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run retention [-- --dry-run]`: removes what is older than the settings allow, or names it. */
await runProgram(async () => {
  const { 'dry-run': isDry } = readRetentionArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const periods = config.retention;
  if (!removesAnything(periods))
    throw new ConfigError(
      'nothing is ever removed: set a variable RETENTION_* (docs/operations/retention.md)',
    );
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }));
  try {
    assertVault(await vaultStanding(ports));
    await assertUpToDate(ports);
    const now = ports.clock.now();
    if (isDry) {
      let counts = NOTHING_DUE;
      for await (const due of allDue(ports, periods, now)) {
        say(wordsOf(due));
        counts = addDue(counts, due);
      }
      say(`nothing is removed, due are: ${summaryOf(counts)}`);
      return 0;
    }
    const { signal } = new AbortController();
    const holder = `${hostname()}:${process.pid} retention`;
    const context = {
      ...ports,
      besideRebuilds: (work: () => Promise<void>) => besideRebuilds(ports, holder, work),
    };
    const counts = await runRetention(context, { periods, signal, onDone: (due) => say(wordsOf(due)) });
    say(`done: ${summaryOf(counts)}`);
    if (counts.erased > 0) say('A running server removes what belongs to erased accounts.');
    return 0;
  } finally {
    await ports.close();
  }
});

async function assertUpToDate(ports: Ports): Promise<void> {
  await ports.store.prepare(PROJECTIONS.map(({ definition }) => definition));
  if (await areBehind(ports))
    throw new ConfigError(
      'the read models lack the latest events, so that an account in use may seem unused: run this while the product runs, or run npm run rebuild first',
    );
}
