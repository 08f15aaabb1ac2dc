import { fileURLToPath } from 'node:url';
import type { ZodType } from 'zod';
import type { PictureJob } from './picture-job.ts';
import { runWorker } from './run-worker.ts';

const SCRIPT = fileURLToPath(new URL('./picture.worker.ts', import.meta.url));

/** Somebody waits until a file is looked at. */
const NICE = { look: 5, icons: 5, derive: 10, clean: 10 } as const;

/** Runs a job on a picture. Throws as `runWorker` does. */
export const runPictureJob = <T>(job: PictureJob, result: ZodType<T>, signal: AbortSignal): Promise<T> =>
  runWorker({ script: SCRIPT, nice: NICE[job.task], folder: job.folder }, job, result, signal);
