import { pino } from 'pino';
import { nameVault } from '../../src/commands/name-vault.ts';
import { readBackupArguments, readRestoreArguments } from '../../src/main/backup/arguments.ts';
import { makeBackup } from '../../src/main/backup/make.ts';
import { openPlace, sealingOf } from '../../src/main/backup/place.ts';
import { restoreInto } from '../../src/main/backup/restore-into.ts';
import { adoptParts } from '../../src/main/parts/mark-parts.ts';
import { openPorts, type Ports } from '../../src/main/ports.ts';
import { type Config, readConfig } from '../../src/main/settings/config.ts';
import { backupsIn, readManifest } from '../../src/operations/backup/stored-backups.ts';

type Environment = Readonly<Record<string, string>>;
type Say = (line: string) => void;

export async function withPorts<T>(
  environment: Environment,
  work: (ports: Ports, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  const ports = await openPorts(config, 'http://localhost', pino({ level: 'silent' }));
  try {
    return await work(ports, config);
  } finally {
    await ports.close();
  }
}

/** Names an installation as its first start does. */
export const nameInstallation = (environment: Environment): Promise<void> =>
  withPorts(environment, async (ports, config) => {
    await nameVault(ports);
    await adoptParts(config, ports);
  });

/** Backs up in this process. Returns the exit code. */
export async function backUp(
  environment: Environment,
  to: string,
  args: readonly string[] = [],
  say: Say = () => undefined,
): Promise<number> {
  const place = await openPlace(readConfig(environment), to);
  try {
    return await withPorts(environment, (ports, config) =>
      makeBackup(config, ports, place, readBackupArguments(args), say),
    );
  } finally {
    await place.close();
  }
}

/** Restores the latest back-up of a place in this process. Returns the exit code. */
export async function restore(
  environment: Environment,
  from: string,
  args: readonly string[] = [],
  say: Say = () => undefined,
): Promise<number> {
  const config = readConfig(environment);
  const place = await openPlace(config, from);
  try {
    const manifest = await readManifest(place, (await backupsIn(place)).at(-1) ?? '');
    const sealing = manifest.sealedFor === null ? undefined : await sealingOf(config);
    const { paths: _paths, ...options } = readRestoreArguments(args);
    return await restoreInto(config, { place, manifest, sealing }, { ...options, say });
  } finally {
    await place.close();
  }
}
