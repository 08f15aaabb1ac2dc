import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { EngineFailure, EngineUnavailable, LogDamaged } from '../../ports/errors.ts';

/** https://sqlite.org/rescode.html; extended codes carry the primary one in their low byte. */
const BUSY = 5;
const READONLY = 8;
/** The file holds pages, or a first page, that SQLite did not write. */
const DAMAGED: readonly number[] = [/* CORRUPT */ 11, /* NOTADB */ 26];
const UNAVAILABLE: readonly number[] = [
  BUSY,
  /* LOCKED */ 6,
  /* NOMEM */ 7,
  READONLY,
  /* IOERR */ 10,
  /* FULL */ 13,
  /* CANTOPEN */ 14,
  /* PROTOCOL */ 15,
];

/** The file was moved or replaced: a connection that is opened now would be to another one. */
const MOVED = 1032;

/** What an operator can mend, in words. Others keep the words of SQLite. */
const WORDS: Readonly<Record<number, string>> = {
  8: 'the file can be read but not written',
  10: 'the disk fails',
  13: 'the disk is full',
  14: 'the file cannot be opened',
  [MOVED]: 'the file was moved or replaced',
  1034: 'the disk does not confirm writes (fsync fails)',
  1290: 'the disk does not confirm writes (fsync fails)',
  // SQLite enlarges the file of its shared memory with the first use.
  4874: 'the disk is full, or fails',
};

/** Bytes that SQLite needs to open a file: a page, and its shared memory. */
const LEAST_ROOM = 64 * 1024;

/** Failures that a full disk brings, beside FULL itself. */
const OF_A_FULL_DISK: readonly number[] = [/* IOERR */ 10, /* FULL */ 13, /* CANTOPEN */ 14];

function extendedCode(error: unknown): number | undefined {
  const { errcode } = error instanceof Error && 'errcode' in error ? error : {};
  return typeof errcode === 'number' ? errcode : undefined;
}

function primaryCode(error: unknown): number | undefined {
  const code = extendedCode(error);
  return code === undefined ? undefined : code & 0xff;
}

/** What is wrong, in one line. With the file it says whether its disk is full, whatever SQLite calls it. */
export function databaseReason(error: unknown, file?: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const [code, primary] = [extendedCode(error), primaryCode(error)];
  if (code === undefined || primary === undefined) return message;
  const full = file !== undefined && OF_A_FULL_DISK.includes(primary) && isFull(dirname(file));
  const words = full ? WORDS[13] : (WORDS[code] ?? WORDS[primary]);
  return words === undefined ? message : `${words} (SQLite: ${message}, ${code})`;
}

function isFull(folder: string): boolean {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks > 0 && bavail * bsize < LEAST_ROOM;
  } catch {
    return false;
  }
}

/** True where the connection can only read, and a new one to the same file may write. */
export const isReadOnly = (error: unknown): boolean =>
  primaryCode(error) === READONLY && extendedCode(error) !== MOVED;

/** True when another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY;
}

/** `EngineUnavailable` when the file or its lock is at fault: the same call may succeed later. Otherwise the error itself. */
export function toPortError(engine: string, error: unknown): unknown {
  const code = primaryCode(error);
  return code !== undefined && UNAVAILABLE.includes(code)
    ? new EngineUnavailable(engine, error, databaseReason(error))
    : error;
}

/** An error of the event log in the port's terms. Mistakes of our own pass through: a repeat would not help. */
export function toLogError(error: unknown): unknown {
  if (error instanceof EngineFailure) return error;
  const code = primaryCode(error);
  if (code !== undefined && DAMAGED.includes(code))
    return new LogDamaged('SQLite', error instanceof Error ? error.message : 'unreadable', error);
  return isClosed(error) ? new EngineUnavailable('SQLite', error) : toPortError('SQLite', error);
}

/** True for a call on a database that this process has closed. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE';

/** The event log is closed; its callers repeat the call. */
export const closed = (): EngineUnavailable =>
  new EngineUnavailable('SQLite', new Error('the event store is closed'));

/** Runs calls to SQLite, with errors in the port's terms. */
export function withPortErrors<T>(engine: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toPortError(engine, error);
  }
}
