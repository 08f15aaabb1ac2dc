import { z } from 'zod';
import type { VaultEntry, VaultKind } from '../../ports/vault.ts';
import { STANDING_IDS } from '../../processes/backups/standing.ts';
import { LAST_ROUND } from '../../processes/destinations/recheck.ts';
import type { Config } from '../settings/config.ts';

/** The parts of an installation that must belong together. */
export const PARTS = ['log', 'vault', 'keys', 'files'] as const;
export type Part = (typeof PARTS)[number];

export interface LogPart {
  /** Null where the log names no vault, as before versions that did. */
  readonly installation: string | null;
  /** The number of the latest start; 0 where none was counted. */
  readonly starts: number;
  /** Events that this program does not know, in words: 'NoticeReceived', or 'CodeDisabled 2' for a newer version of one. */
  readonly unknown?: readonly string[];
}

/** The number of the latest start. While a start is being counted, the log may hold any number of the range. */
export const VaultStarts = z.object({ from: z.int(), to: z.int() });
export type VaultStarts = Readonly<z.infer<typeof VaultStarts>>;

export interface VaultPart {
  /** The ids of its check values. A start that crashed may have left one that no log names. */
  readonly installations: readonly string[];
  readonly starts: VaultStarts | null;
  /** Whether it holds more than what a start that crashed leaves. */
  readonly used: boolean;
}

/** What the files say of their installation. */
const FilesMark = z.object({ installation: z.string(), starts: z.int() });
export type FilesMark = Readonly<z.infer<typeof FilesMark>>;

/** Returns null for a text that is no mark. */
export function readMark(text: string | undefined): FilesMark | null {
  try {
    return FilesMark.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** What was found of each part. A part that could not be asked, or that the environment provides, is undefined. */
export interface Found {
  readonly log?: LogPart | 'absent' | undefined;
  readonly vault?: VaultPart | 'absent' | undefined;
  readonly keys?: { readonly installation: string | null } | 'absent' | undefined;
  readonly files?: { readonly mark: FilesMark | null } | 'absent' | undefined;
  /** The installation that the read models name. */
  readonly documents?: string | undefined;
}

/** The record of the vault with `VaultStarts`. */
export const STARTS = { kind: 'setting', id: 'starts' } as const;

/** The file of the embedded read models. */
export const DOCUMENTS = 'read.db';

/** The file with the `FilesMark`. */
export const MARK_KEY = 'installation';

const CHECK_PREFIX = 'vault-';

export const isCheckId = (id: string): boolean => id.startsWith(CHECK_PREFIX);

/** What a relay and probes write, also before the log has an event. */
const BEFORE_THE_LOG: readonly VaultKind[] = ['checkpoint', 'published', 'write-check'];

/** The kinds of records that may be there before an installation is used. */
export const STARTING_KINDS: readonly VaultKind[] = [STARTS.kind, ...BEFORE_THE_LOG];

/** The settings that processes keep, also where nobody uses an installation. */
const UNUSED_IDS: readonly string[] = [...STANDING_IDS, LAST_ROUND.id];

/** Whether a record of the vault is more than what processes and programs write before the log names the vault. */
export const tellsOfUse = ({ kind, id }: Pick<VaultEntry, 'kind' | 'id'>): boolean =>
  !BEFORE_THE_LOG.includes(kind) && !(kind === STARTS.kind && (isCheckId(id) || UNUSED_IDS.includes(id)));

/** The range of the ids of check values, both ends exclusive. */
export const CHECK_IDS = { after: CHECK_PREFIX, before: 'vault.' } as const;

/** What an operator calls each part. */
export const namesOf = ({ eventStoreUrl, mongoUrl, s3 }: Config): Readonly<Record<Part, string>> => ({
  log: eventStoreUrl === undefined ? 'events.db (the log)' : 'the log (EVENTSTORE_URL)',
  vault: mongoUrl === undefined ? 'vault.db' : 'the vault (MONGODB_URL)',
  keys: 'keys.json',
  files: s3 === undefined ? 'files/' : 'the files (S3_BUCKET)',
});
