import { DatabaseSync } from 'node:sqlite';
import type { OpenEngine } from '../../channel.ts';

export interface WalCalls {
  /** Copies without blocking. Returns how many pages of 4 KiB the write-ahead log held. */
  copy(): number;
  /** Keeps writers out until all is copied, so that the write-ahead log starts over. */
  restart(): void;
}

/** Opens what copies the write-ahead log of a file into it. */
export function openWal(file: string): OpenEngine<WalCalls> {
  const db = new DatabaseSync(file, { timeout: 100 });
  db.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
  const passive = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  const restart = db.prepare('PRAGMA wal_checkpoint(RESTART)');
  const copy = () => Number(passive.get()?.['log']);
  return {
    engine: { copy, restart: () => void restart.get() },
    close() {
      copy();
      db.close();
    },
  };
}
