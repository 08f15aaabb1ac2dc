import { workerData } from 'node:worker_threads';
import { LazyEngine } from '../lazy-engine.ts';
import { hostEngine } from '../worker-host.ts';
import { openReadStore } from './open.ts';
import { ENGINE } from './protocol.ts';

const file: string = workerData;

export default hostEngine(new LazyEngine(ENGINE, () => openReadStore(file)));
