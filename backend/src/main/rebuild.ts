import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { rebuildReadModels } from '../operations/rebuild/rebuild-read-models.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { assertVault } from './assert-vault.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';
import { readConfig } from './settings/config.ts';
import { Startup } from './startup.ts';

const NICE = 10;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run rebuild [-- --afresh]`: rebuilds every read model from the log. A server may serve the old ones meanwhile. It
 * continues a rebuild that was interrupted; `--afresh` drops what that one has made.
 */
await runProgram(async () => {
  setPriority(NICE);
  const { values } = parseArgs({ options: { afresh: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  const logger = pino({ level: 'warn' });
  const startup = new Startup(logger);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, logger, { startup });
  const reach = <T>(ask: () => Promise<T>) => startup.reach(ask);
  try {
    assertVault(await reach(() => vaultStanding(ports)));
    await rebuildReadModels(ports, PROJECTIONS, { say, afresh: values.afresh, reach });
    return 0;
  } finally {
    await ports.close();
  }
});
