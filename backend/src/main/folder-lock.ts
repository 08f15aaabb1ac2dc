import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type LockMode, lockFile } from '../adapters/sqlite/file-lock.ts';
import { opening } from './engines/opening.ts';
import { type Config, ConfigError, type Role } from './settings/config.ts';

/** A data folder that this process holds until it ends. */
export interface HeldFolder {
  /** Says where this process is reached, for the words of another start. */
  tell(url: string): void;
  release(): void;
}

/** A process of role `all` takes no leases for its reactions, so that nobody else may react beside it. An api reacts to nothing. */
const MODES: Readonly<Record<Role, LockMode | undefined>> = {
  all: 'alone',
  projector: 'together',
  relay: 'together',
  api: undefined,
};

const Holder = z.object({ pid: z.int(), host: z.string(), role: z.string(), url: z.string().optional() });
type Holder = z.infer<typeof Holder>;

/**
 * Holds the data folder against a second process that would do the same work. Throws `ConfigError` with the first one's
 * address and id. A process that is killed leaves no lock behind.
 */
export function holdFolder({ dataDir, role }: Pick<Config, 'dataDir' | 'role'>): HeldFolder {
  const mode = MODES[role];
  if (mode === undefined) return { tell: () => undefined, release: () => undefined };
  const unlock = opening(join(dataDir, 'running.lock'), (file) => lockFile(file, mode));
  const file = join(dataDir, 'running.json');
  if (!unlock) throw new ConfigError(heldMessage(dataDir, readHolder(file)));
  const me: Holder = { pid: process.pid, host: hostname(), role };
  const tell = (holder: Holder) => opening(file, () => writeFileSync(file, JSON.stringify(holder)));
  tell(me);
  return {
    tell: (url) => tell({ ...me, url }),
    release: () => {
      if (mode === 'alone') rmSync(file, { force: true });
      unlock();
    },
  };
}

/** Returns undefined where the other process has not written the file yet. */
function readHolder(file: string): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function heldMessage(dataDir: string, holder: Holder | undefined): string {
  const who = holder
    ? `process ${holder.pid} on ${holder.host} (QLAIM_ROLE ${holder.role}${holder.url ? `, ${holder.url}` : ''})`
    : 'another process';
  return `DATA_DIR ${dataDir} is in use by ${who}: stop it first, or name another DATA_DIR`;
}
