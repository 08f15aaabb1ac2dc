import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { auditUploads } from '../operations/audit/uploads.ts';
import { noteAudit } from '../processes/backups/standing.ts';
import { openArchives } from './archive/place.ts';
import { assertVault } from './assert-vault.ts';
import { auditStores, sayResults } from './audit-stores.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';
import { readConfig } from './settings/config.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run audit [-- --afresh --whole --archives PLACE]`: checks the log, the read models and the uploads, also while a server runs. It changes nothing. It goes on
 * where an audit was interrupted in the last 24 hours; `--afresh` starts over. Scans that a
 * snapshot counts are taken from it; `--whole` counts all of them, and checks the snapshot, too. `--archives` reads the archives of
 * scans in a place, as `--whole` does in that of `ARCHIVE_TO`.
 */
await runProgram(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { afresh: flag, whole: flag, archives: { type: 'string' } } });
  const { archives: place, ...asked } = values;
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }), { thread: 'this' });
  const to = place ?? (asked.whole ? config.archiveTo : undefined);
  const archives = to === undefined ? undefined : await openArchives(config, to);
  try {
    assertVault(await vaultStanding(ports));
    const results = [
      ...(await auditStores(ports, config, { say, ...asked, archives })),
      ...(await auditUploads(ports)),
    ];
    const differences = sayResults(results, say);
    await noteAudit(ports.vault, ports.clock.now(), differences);
    return differences === 0 ? 0 : 1;
  } finally {
    await archives?.place.close();
    await ports.close();
  }
});
