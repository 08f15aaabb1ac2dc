import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { audit } from '../operations/audit/audit.ts';
import type { CheckResult } from '../operations/audit/check.ts';
import { auditUploads } from '../operations/audit/uploads.ts';
import { createPace } from '../operations/pace.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { assertVault } from './assert-vault.ts';
import { auditFiles } from './audit-files.ts';
import { openAuditScratch } from './audit-scratch.ts';
import { openPorts, type Ports } from './ports.ts';
import { runProgram } from './program.ts';
import { type Config, readConfig } from './settings/config.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run audit [-- --afresh]`: checks the log, the read models and the uploads, also while a server runs. It changes nothing. It goes on
 * where an audit was interrupted in the last 24 hours; `--afresh` starts over.
 */
await runProgram(async () => {
  const { values } = parseArgs({ options: { afresh: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }));
  try {
    assertVault(await vaultStanding(ports));
    const results = [
      ...auditFiles(config),
      ...(await auditOn(ports, config, values.afresh)),
      ...(await auditUploads(ports)),
    ];
    for (const result of results) say(lineOf(result));
    const differences = results.reduce((sum, result) => sum + result.differences, 0);
    say(differences === 0 ? 'sound: no differences' : `DAMAGED: ${differences} differences`);
    return differences === 0 ? 0 : 1;
  } finally {
    await ports.close();
  }
});

async function auditOn(
  ports: Ports,
  { dataDir, kafka }: Config,
  afresh: boolean,
): Promise<readonly CheckResult[]> {
  const scratch = await openAuditScratch(dataDir, ports.keys, { afresh });
  try {
    const results = await audit(ports, PROJECTIONS, {
      scratch,
      grouped: kafka !== undefined,
      pace: await createPace(ports.feed, say),
      onContinued: (events) =>
        say(`continues an interrupted audit, which had checked ${events} events of the log`),
    });
    await scratch.remove();
    return results;
  } finally {
    await scratch.close();
  }
}

function lineOf({ name, examined, unit, differences, examples }: CheckResult): string {
  const outcome = differences === 0 ? 'ok  ' : 'FAIL';
  const rest = differences > examples.length ? [`and ${differences - examples.length} more`] : [];
  return [
    `${outcome} ${name} (${examined} ${unit})`,
    ...[...examples, ...rest].map((line) => `       ${line}`),
  ].join('\n');
}
