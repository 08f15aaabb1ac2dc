import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from '../adapters/sqlite/file-lock.ts';
import { openSqliteReadStore } from '../adapters/sqlite/read-store.ts';
import type { PersonKeys } from '../log/person-keys.ts';
import { REMEMBERED_IN_PASSING, sealedReadStore } from '../log/sealed-read-store.ts';
import type { Scratch } from '../operations/audit/audit.ts';
import { PERSONAL_FIELDS } from '../read-models/personal-fields.ts';
import { opening } from './engines/opening.ts';
import { ConfigError } from './settings/config-error.ts';

interface OpenScratch extends Scratch {
  /** Removes what the audit has left, and closes. */
  remove(): Promise<void>;
  /** Keeps what the audit has left, so that the next one goes on. Does nothing once it is closed. */
  close(): Promise<void>;
}

/**
 * Opens the folder of an audit on the disk of the data, because a temporary folder may be memory. It holds what an
 * interrupted audit of the same kind has left, unless `afresh`. Throws `ConfigError` while another audit uses it.
 */
export async function openAuditScratch(
  dataDir: string,
  keys: PersonKeys,
  { afresh, whole = false }: { readonly afresh: boolean; readonly whole?: boolean },
): Promise<OpenScratch> {
  const release = opening(join(dataDir, 'audit.lock'), lockFile);
  if (!release) throw new ConfigError(`another audit runs on DATA_DIR ${dataDir}: wait until it ends`);
  const folderOf = (isWhole: boolean) => join(dataDir, isWhole ? 'audit-whole' : 'audit');
  const folder = folderOf(whole);
  await rm(folderOf(!whole), { recursive: true, force: true });
  if (afresh) await rm(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const folded = openSqliteReadStore(join(folder, 'folded.db'), 'this', 'small');
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await folded.close();
    release();
  };
  const remove = async () => {
    await folded.close();
    await rm(folder, { recursive: true, force: true });
    await close();
  };
  const store = sealedReadStore(folded, keys, PERSONAL_FIELDS, REMEMBERED_IN_PASSING);
  return { folder, store, remove, close };
}
