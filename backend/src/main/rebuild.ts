import { setPriority } from 'node:os';
import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { rebuildReadModels, rebuiltInWords } from '../operations/rebuild/rebuild-read-models.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { assertVault } from './assert-vault.ts';
import { readConfig } from './config.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';

const NICE = 10;

/** `npm run rebuild`: rebuilds every read model from the log. A server may serve the old ones meanwhile. */
await runProgram(async () => {
  setPriority(NICE);
  const config = readConfig(process.env);
  const ports = await openPorts(
    config,
    config.publicUrl ?? `http://localhost:${config.port}`,
    pino({ level: 'warn' }),
  );
  try {
    assertVault(await vaultStanding(ports));
    for await (const rebuilt of rebuildReadModels(ports, PROJECTIONS))
      process.stdout.write(`${rebuiltInWords(rebuilt)}\n`);
    return 0;
  } finally {
    await ports.close();
  }
});
