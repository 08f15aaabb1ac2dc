import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { lockFile } from '../../adapters/sqlite/file-lock.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { openMail } from '../engines/mail.ts';
import { type Config, ConfigError, isDistributed, readConfig } from '../settings/config.ts';
import { checkAddresses } from './addresses.ts';
import { type Finding, fault, note, ok } from './finding.ts';
import { checkFolder } from './folder.ts';
import { checkGoogle } from './google.ts';
import { checkMail } from './mail.ts';
import { checkStores } from './stores.ts';
import type { World } from './world.ts';

interface Asked {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly world: World;
  readonly logger: Logger;
  /** Who gets a mail to try; undefined for nobody. */
  readonly mailTo: string | undefined;
}

/** Returns what is right and what is wrong with an installation and its surroundings. It changes nothing. */
export async function examine({ variables, world, logger, mailTo }: Asked): Promise<readonly Finding[]> {
  let config: Config;
  try {
    config = readConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const mend = 'correct the variable; docs/operations.md lists all. The other checks need right settings.';
    return error.message.split('\n').map((line) => fault('settings', line, mend));
  }
  const folder = await checkFolder(config, world);
  // What does not belong together is not opened.
  const isSound = folder.every(({ kind, about }) => kind !== 'fault' || about !== 'DATA_DIR');
  return [
    ok('settings', 'can be read'),
    ...(await checkPrograms(world)),
    ...folder,
    ...(isSound ? await checkStores(config, world, logger) : []),
    ...(await checkAddresses(config, world, isRunning(config))),
    ...(await checkGoogle(config)),
    ...(await mailFindings(config, world, logger, mailTo)),
  ];
}

async function checkPrograms(world: World): Promise<readonly Finding[]> {
  const versions = `Node ${process.versions.node}, SQLite ${process.versions['sqlite'] ?? 'unknown'}`;
  const ffmpeg = await world.version('ffmpeg', '-version');
  const words = 'is not on the PATH: videos and recordings are refused';
  return [
    ok('programs', versions),
    ffmpeg === undefined ? note('ffmpeg', words) : ok('ffmpeg', ffmpeg.split(' Copyright')[0] ?? ffmpeg),
  ];
}

async function mailFindings(config: Config, world: World, logger: Logger, to: string | undefined) {
  const mailer: Mailer = await openMail(config, logger);
  try {
    return await checkMail(config, world, mailer, to);
  } finally {
    await mailer.close();
  }
}

/** Whether the product serves this installation now. With engines it may do so on any machine. */
function isRunning(config: Config): boolean {
  if (isDistributed(config)) return true;
  const file = join(config.dataDir, 'running.lock');
  if (!existsSync(file)) return false;
  const unlock = lockFile(file);
  unlock?.();
  return unlock === undefined;
}
