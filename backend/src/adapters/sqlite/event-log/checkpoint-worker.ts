import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Frames (pages of 4 KiB) in the write-ahead log after which writers are asked to begin it anew. */
const RESTART_FRAMES = 4_000;

const file: string = workerData;
const db = new DatabaseSync(file, { timeout: 200 });
db.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
const passive = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const restart = db.prepare('PRAGMA wal_checkpoint(RESTART)');

/**
 * A passive checkpoint holds nobody up, but under steady writing it never quite reaches the end, and the log grows
 * without end. Once the bulk is copied, a restarting one has little left to do while it holds writers back.
 */
function checkpoint(): void {
  const frames = passive.get()?.['log'];
  if (typeof frames === 'number' && frames >= RESTART_FRAMES) restart.get();
}

parentPort?.on('message', (message: 'checkpoint' | 'close') => {
  if (message === 'checkpoint') {
    checkpoint();
    parentPort?.postMessage('done');
    return;
  }
  db.close();
  parentPort?.close();
});
