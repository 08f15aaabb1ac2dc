import type { OpenEngine } from '../channel.ts';
import { openDatabase } from '../open.ts';
import { createEngine } from './engine.ts';
import type { ReadStoreCalls } from './protocol.ts';

/** A power cut may take documents and their checkpoint back together: the log fills them in again. */
export const READ_MODELS = { synchronous: 'NORMAL', givesBack: true } as const;

/** KiB of the file that a thread keeps in its own memory. The system keeps more of it, which it may use otherwise. */
const CACHES = { large: 8_192, small: 2_048 } as const;
/** `small` is enough for a thread that passes all documents, or reads few. */
export type ReadCache = keyof typeof CACHES;

/** Opens a file of read models, creating it when missing. */
export function openReadStore(file: string, cache: ReadCache = 'large'): OpenEngine<ReadStoreCalls> {
  const db = openDatabase(file, READ_MODELS);
  try {
    // A negative number is of KiB.
    db.exec(`PRAGMA cache_size = -${CACHES[cache]}`);
    return { engine: createEngine(db), close: () => db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}
