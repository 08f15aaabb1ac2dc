import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { audit } from '../operations/audit/audit.ts';
import type { CheckResult } from '../operations/audit/check.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { assertVault } from './assert-vault.ts';
import { readConfig } from './config.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';

/** `npm run audit`: checks the log and the read models, also while a server runs. It changes nothing. */
await runProgram(async () => {
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }));
  try {
    assertVault(await vaultStanding(ports));
    const results = await audit(ports, PROJECTIONS, { grouped: config.kafka !== undefined });
    for (const result of results) process.stdout.write(`${inWords(result)}\n`);
    const differences = results.reduce((sum, result) => sum + result.differences, 0);
    process.stdout.write(
      differences === 0 ? 'sound: no differences\n' : `DAMAGED: ${differences} differences\n`,
    );
    return differences === 0 ? 0 : 1;
  } finally {
    await ports.close();
  }
});

function inWords({ name, examined, unit, differences, examples }: CheckResult): string {
  const outcome = differences === 0 ? 'ok  ' : 'FAIL';
  const rest = differences > examples.length ? [`and ${differences - examples.length} more`] : [];
  return [
    `${outcome} ${name} (${examined} ${unit})`,
    ...[...examples, ...rest].map((line) => `       ${line}`),
  ].join('\n');
}
