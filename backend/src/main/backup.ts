import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { lockFile } from '../adapters/sqlite/file-lock.ts';
import { vaultStanding } from '../commands/name-vault.ts';
import { assertVault } from './assert-vault.ts';
import { readBackupArguments } from './backup/arguments.ts';
import { collecting } from './backup/collecting.ts';
import { makeBackup } from './backup/make.ts';
import { openPlace } from './backup/place.ts';
import { opening } from './engines/opening.ts';
import { openPorts } from './ports.ts';
import { runProgram } from './program.ts';
import { ConfigError, readConfig } from './settings/config.ts';

const NICE = 10;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run backup`: copies the installation to another place, also while the product serves, and checks the copy. */
await runProgram(async () => {
  setPriority(NICE);
  const order = readBackupArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const to = order.to ?? config.backup.to;
  if (to === undefined) throw new ConfigError('name where to: npm run backup -- --to PATH, or set BACKUP_TO');
  const { dataDir, eventStoreUrl } = config;
  if (eventStoreUrl === undefined && !existsSync(join(dataDir, 'events.db')))
    throw new ConfigError(`DATA_DIR ${dataDir} holds no installation`);
  const place = collecting(await openPlace(config, to));
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, pino({ level: 'warn' }), { thread: 'this' });
  const release = opening(join(dataDir, 'backup.lock'), lockFile);
  try {
    if (!release)
      throw new ConfigError(`another back-up of DATA_DIR ${dataDir} is being made: wait until it ends`);
    assertVault(await vaultStanding(ports));
    return await makeBackup(config, ports, place, order, say);
  } finally {
    release?.();
    await ports.close();
    await place.close();
  }
});
