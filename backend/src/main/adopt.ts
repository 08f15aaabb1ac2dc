import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { vaultStanding } from '../commands/name-vault.ts';
import { assertVault } from './assert-vault.ts';
import { adoptParts } from './parts/mark-parts.ts';
import { PARTS, type Part } from './parts/part.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';
import { ConfigError, readConfig } from './settings/config.ts';

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** `npm run adopt -- PART…`: takes parts as they are that a start has refused because they are lost, older or foreign. */
await runProgram(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const parts = positionals.filter(isPart);
  if (parts.length === 0 || parts.length < positionals.length)
    throw new ConfigError(`name the parts to go on with: npm run adopt -- ${PARTS.join('|')}`);
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }), {
    accepts: parts,
    prepares: { bucket: true, topic: false },
  });
  try {
    assertVault(await vaultStanding(ports));
    await adoptParts(config, ports);
    process.stdout.write(
      'All parts carry the id of this installation. Run npm run audit, which says what is missing.\n',
    );
    return 0;
  } finally {
    await ports.close();
  }
});
