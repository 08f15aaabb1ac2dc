import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { audit } from '../operations/audit/audit.ts';
import type { CheckResult } from '../operations/audit/check.ts';
import { createPace } from '../operations/pace.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { assertVault } from './assert-vault.ts';
import { readConfig } from './config.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run audit`: checks the log and the read models, also while a server runs. It changes nothing. */
await runProgram(async () => {
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }));
  // On the disk of the data: a temporary folder may be memory.
  const scratch = await mkdtemp(join(config.dataDir, 'audit-'));
  try {
    assertVault(await vaultStanding(ports));
    const results = await audit(ports, PROJECTIONS, {
      scratch,
      grouped: config.kafka !== undefined,
      pace: await createPace(ports.feed, say),
    });
    for (const result of results) say(inWords(result));
    const differences = results.reduce((sum, result) => sum + result.differences, 0);
    process.stdout.write(
      differences === 0 ? 'sound: no differences\n' : `DAMAGED: ${differences} differences\n`,
    );
    return differences === 0 ? 0 : 1;
  } finally {
    await rm(scratch, { recursive: true, force: true });
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
