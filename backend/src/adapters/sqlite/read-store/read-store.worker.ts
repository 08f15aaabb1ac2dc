import { parentPort, workerData } from 'node:worker_threads';
import { serveWorker } from '../worker-serve.ts';
import { openReadStore } from './open.ts';
import type { ReadStoreRequest } from './protocol.ts';

if (parentPort === null || typeof workerData !== 'string')
  throw new Error('started as a worker, with a file');

const { answer, close } = openReadStore(workerData);
serveWorker<ReadStoreRequest>(parentPort, answer, close);
