import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../open.ts';
import { serveWorker } from '../worker-serve.ts';
import { createEngine } from './engine.ts';
import type { ReadStoreRequest } from './protocol.ts';

if (parentPort === null || typeof workerData !== 'string')
  throw new Error('started as a worker, with a file');

// What is lost in a power cut is made again from the log: documents and their checkpoint go back together.
const db = openDatabase(workerData, { synchronous: 'NORMAL' });
// 64 MiB (in KiB): documents come in the order of events, which is no order of ids; a small cache would thrash.
db.exec('PRAGMA cache_size = -65536');
serveWorker<ReadStoreRequest>(parentPort, createEngine(db), () => db.close());
