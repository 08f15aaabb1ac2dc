import { text } from 'node:stream/consumers';
import { ONLY } from '../../domain/aggregate.ts';
import { INSTALLATION } from '../../domain/installation/installation.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { EventStore } from '../../ports/event-store.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import type { Vault } from '../../ports/vault.ts';
import {
  CHECK_IDS,
  type FilesMark,
  type Found,
  MARK_KEY,
  readMark,
  STARTS,
  tellsOfUse,
  VaultStarts,
} from './part.ts';
import { unknownAmong } from './unknown-kinds.ts';
import { whileLogStays } from './while-log-stays.ts';

export interface PartPorts {
  readonly events: Pick<EventStore, 'kinds'>;
  readonly log: EventLog;
  readonly vault: Vault;
  readonly files: Pick<ObjectStorage, 'get' | 'put'>;
}

/** Asks the parts themselves, wherever they are. Files that carry no id are there, because a bucket always is. */
export const askParts = (ports: PartPorts, asked: { readonly files: boolean }): Promise<Found> =>
  whileLogStays(() => askOnce(ports, asked));

async function askOnce(ports: PartPorts, { files }: { readonly files: boolean }): Promise<Found> {
  const log = await askLog(ports);
  const vault = await askVault(ports.vault);
  return files ? { log, vault, files: { mark: await askFiles(ports.files) } } : { log, vault };
}

/** A newer version may have written to the stream of the installation, too. Then it is not read. */
async function askLog({ events, log }: PartPorts): Promise<Found['log']> {
  const unknown = unknownAmong(await events.kinds());
  if (unknown.length > 0) return { installation: null, starts: 0, unknown };
  const { state, revision } = await log.load(INSTALLATION, ONLY, { fresh: true });
  return revision === 'none' ? 'absent' : { installation: state.vaultId, starts: state.starts };
}

async function askVault(vault: Vault): Promise<Found['vault']> {
  const checks = await vault.page(STARTS.kind, { ...CHECK_IDS, limit: 100 });
  return {
    installations: checks.map(({ id }) => id),
    starts: await askStarts(vault),
    used: await isUsed(vault),
  };
}

export async function askStarts(vault: Pick<Vault, 'get'>): Promise<VaultStarts | null> {
  const record = await vault.get(STARTS.kind, STARTS.id);
  return VaultStarts.safeParse(record?.value).data ?? null;
}

async function isUsed(vault: Pick<Vault, 'scan'>): Promise<boolean> {
  for await (const record of vault.scan()) if (tellsOfUse(record)) return true;
  return false;
}

export async function askFiles(files: Pick<ObjectStorage, 'get'>): Promise<FilesMark | null> {
  const file = await files.get(MARK_KEY);
  return readMark(file && (await text(file.body)));
}
