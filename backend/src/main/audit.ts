import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { auditUploads } from '../operations/audit/uploads.ts';
import { noteAudit } from '../processes/backups/standing.ts';
import { assertVault } from './assert-vault.ts';
import { auditStores, sayResults } from './audit-stores.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';
import { readConfig } from './settings/config.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run audit [-- --afresh --whole]`: checks the log, the read models and the uploads, also while a server runs. It changes nothing. It goes on
 * where an audit was interrupted in the last 24 hours; `--afresh` starts over. Scans that a
 * snapshot counts are taken from it; `--whole` counts all of them, and checks the snapshot, too.
 */
await runProgram(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { afresh: flag, whole: flag } });
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }), { thread: 'this' });
  try {
    assertVault(await vaultStanding(ports));
    const results = [
      ...(await auditStores(ports, config, { say, ...values })),
      ...(await auditUploads(ports)),
    ];
    const differences = sayResults(results, say);
    await noteAudit(ports.vault, ports.clock.now(), differences);
    return differences === 0 ? 0 : 1;
  } finally {
    await ports.close();
  }
});
