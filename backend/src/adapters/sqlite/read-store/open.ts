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
    // 8 MiB (in KiB) for each thread. The system keeps more of the file, which it may use otherwise.
    db.exec('PRAGMA cache_size = -8192');
    return { engine: createEngine(db), close: () => db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}
