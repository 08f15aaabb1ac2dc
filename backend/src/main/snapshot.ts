import { hostname, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { createPace } from '../operations/pace.ts';
import { whileHeld } from '../processes/hold-lease.ts';
import { REBUILD_LEASE } from '../processes/projecting/rebuild-held.ts';
import { takeSnapshot } from '../processes/scan-snapshot/take-snapshot.ts';
import { assertVault } from './assert-vault.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';
import { readConfig } from './settings/config.ts';
import { Startup } from './startup.ts';

const NICE = 10;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run snapshot [-- --afresh]`: counts the scans of the journals into their snapshot, from which rebuilds and audits begin. A
 * server may run meanwhile. It goes on where the last run ended; `--afresh` counts all scans again.
 */
await runProgram(async () => {
  setPriority(NICE);
  const { values } = parseArgs({ options: { afresh: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const logger = pino({ level: 'warn' });
  const startup = new Startup(logger);
  const ports = await openPorts(config, url, logger, { startup });
  const lease = {
    name: REBUILD_LEASE,
    holder: `${hostname()}:${process.pid}`,
    signal: new AbortController().signal,
  };
  try {
    assertVault(await startup.reach(() => vaultStanding(ports)));
    const pace = await createPace(ports.feed, say);
    await whileHeld(ports.leases, lease, async ({ signal }) => {
      await takeSnapshot(ports, {
        signal,
        ...values,
        onProgress: (reached) => pace.at('snapshot of scans', reached),
      });
    });
    say('the snapshot holds all scans');
    return 0;
  } finally {
    await ports.close();
  }
});
