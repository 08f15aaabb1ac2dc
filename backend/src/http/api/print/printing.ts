import { type OneThread, oneThread } from '../../edge/one-thread.ts';
import type { Printed, PrintTask } from './print.worker.ts';

/** The thread that makes and checks files to print. */
export type Printing = OneThread<PrintTask, Printed>;

/** Each file takes seconds, so that more would wait in vain. Files of any length fit into the heap. */
export const openPrinting = (): Printing =>
  oneThread({
    name: 'printing',
    worker: new URL('./print.worker.ts', import.meta.url).href,
    mostWaiting: 4,
    idleMs: 60_000,
    heap: { young: 2, old: 44 },
  });
