import type { OpenEngine } from '../channel.ts';
import { openDatabase } from '../open.ts';
import { createEngine } from './engine.ts';
import type { ReadStoreCalls } from './protocol.ts';

/** A power cut may take documents and their checkpoint back together: the log fills them in again. */
export const READ_MODELS = { synchronous: 'NORMAL', givesBack: true } as const;

/** Opens a file of read models, creating it when missing. */
export function openReadStore(file: string): OpenEngine<ReadStoreCalls> {
  const db = openDatabase(file, READ_MODELS);
  try {
    // 64 MiB (in KiB): documents come in the order of events, not of ids, and a small cache would thrash.
    db.exec('PRAGMA cache_size = -65536');
    return { engine: createEngine(db), close: () => db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}
