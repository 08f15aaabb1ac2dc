import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** `copy` holds nobody up; `restart` keeps writers out until all is copied, so that the log begins anew. */
export type CheckpointRequest = 'copy' | 'restart' | 'close';

/** Pages of 4 KiB that the write-ahead log held; 0 once it begins anew. */
export type CheckpointAnswer = number;

const file: string = workerData;
const db = new DatabaseSync(file, { timeout: 100 });
db.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
const copy = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const restart = db.prepare('PRAGMA wal_checkpoint(RESTART)');

function answer(frames: CheckpointAnswer): void {
  parentPort?.postMessage(frames);
}

parentPort?.on('message', (request: CheckpointRequest) => {
  if (request === 'copy') return answer(Number(copy.get()?.['log']));
  if (request === 'restart') {
    restart.get();
    return answer(0);
  }
  copy.get();
  db.close();
  parentPort?.close();
});
