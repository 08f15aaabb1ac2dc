import { hostname, setPriority } from 'node:os';
import { pino } from 'pino';
import { systemClock } from '../adapters/system/clock.ts';
import { vaultStanding } from '../commands/name-vault.ts';
import { archiveJournals } from '../operations/archive/archive-journals.ts';
import { bringBack } from '../operations/archive/bring-back.ts';
import { putAway } from '../operations/archive/put-away.ts';
import { returnedOf } from '../operations/archive/returned.ts';
import { BackupRefused } from '../operations/backup/manifest.ts';
import { whileHeld } from '../processes/hold-lease.ts';
import { REBUILD_LEASE } from '../processes/projecting/rebuild-held.ts';
import { archivesIn } from '../processes/scan-archives/archives-of.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { readArchiveArguments } from './archive/arguments.ts';
import { countAll } from './archive/counted.ts';
import { assertMayArchive, openArchives } from './archive/place.ts';
import { assertVault } from './assert-vault.ts';
import { openPorts, type Ports } from './ports.ts';
import { runProgram } from './program.ts';
import { ConfigError, readConfig } from './settings/config.ts';

const NICE = 10;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run archive`: moves old events of the scan journals into files outside of the log, or brings them back. Without an option it
 * lists the archives. A product may serve meanwhile.
 */
await runProgram(async () => {
  setPriority(NICE);
  const { to, order } = readArchiveArguments(process.argv.slice(2), systemClock.now());
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }));
  try {
    assertVault(await vaultStanding(ports));
    if (order.do === 'list') return await list(ports);
    if (order.do === 'put-away') {
      say(`${await putAway(ports)} events were put away`);
      return 0;
    }
    const at = await openArchives(config, to);
    try {
      const context = { ...ports, at, say };
      if (order.do === 'back') say(`${await bringBack(context, order.period)} scans came back`);
      else {
        assertMayArchive(config, at);
        await assertPrepared(ports);
        const lease = { name: REBUILD_LEASE, holder: `${hostname()}:${process.pid} archive` };
        await whileHeld(
          ports.leases,
          { ...lease, signal: new AbortController().signal },
          async ({ signal }) => {
            const counted = () => countAll(ports, signal);
            const made = await archiveJournals({ ...context, counted }, { ...order, signal });
            say(made === 1 ? '1 archive was made' : `${made} archives were made`);
          },
        );
      }
      return 0;
    } finally {
      await at.place.close();
    }
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    throw new ConfigError(`refused: ${error.message}`, { cause: error });
  } finally {
    await ports.close();
  }
});

async function assertPrepared({ store }: Ports): Promise<void> {
  const { outdated, newer } = await store.prepare(PROJECTIONS.map(({ definition }) => definition));
  if (outdated.length + newer.length > 0)
    throw new ConfigError('the read models are of another version: run npm run rebuild first');
}

async function list({ log }: Ports): Promise<number> {
  let scans = 0;
  for (const [number, archive] of (await archivesIn(log)).entries()) {
    const { events } = await returnedOf(log, number);
    const back = events > 0 ? `, ${events} events are back` : '';
    say(`${archive.file}  ${archive.scans} scans from ${archive.since} to ${archive.until}${back}`);
    scans += archive.scans;
  }
  say(`${scans} scans lie in archives`);
  return 0;
}
