import { workerData } from 'node:worker_threads';
import { LazyEngine } from '../../lazy-engine.ts';
import { hostEngine } from '../../worker-host.ts';
import { openWal } from './wal.ts';

const file: string = workerData;

export default hostEngine(new LazyEngine('SQLite', () => openWal(file)));
