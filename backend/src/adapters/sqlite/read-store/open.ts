import { openDatabase } from '../open.ts';
import { createEngine, type ReadStoreEngine } from './engine.ts';

export interface OpenedReadStore {
  readonly answer: ReadStoreEngine;
  close(): void;
}

/** Opens a file of read models, creating it when missing. */
export function openReadStore(file: string): OpenedReadStore {
  // What is lost in a power cut is made again from the log: documents and their checkpoint go back together.
  const db = openDatabase(file, { synchronous: 'NORMAL' });
  try {
    // 64 MiB (in KiB): documents come in the order of events, which is no order of ids; a small cache would thrash.
    db.exec('PRAGMA cache_size = -65536');
    return { answer: createEngine(db), close: () => db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}
