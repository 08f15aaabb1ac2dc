import type { ZodType } from 'zod';
import { EngineUnavailable } from '../../ports/errors.ts';
import { runLow } from './low-process.ts';
import { READY, REFUSED } from './picture-job.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds. A photograph of 12 megapixels takes a few seconds. */
const LIMIT = 120_000;

export interface WorkerJob {
  readonly script: string;
  readonly nice: number;
  /** The working folder. */
  readonly folder: string;
}

/**
 * Runs a job in a process of its own. Throws `Refusal` for a file that the job refuses, or on which the process dies or
 * hangs. Rejects with `EngineUnavailable` where the process does not start.
 */
export async function runWorker<T>(
  { script, nice, folder }: WorkerJob,
  job: object,
  result: ZodType<T>,
  signal: AbortSignal,
): Promise<T> {
  const { code, output, errors } = await runLow({
    command: process.execPath,
    nice,
    args: [script],
    folder,
    limit: LIMIT,
    signal,
    input: JSON.stringify(job),
  });
  if (!output.startsWith(READY)) throw new EngineUnavailable('media', new Error(errors));
  if (code !== 0) throw new Refusal('broken');
  const answer: unknown = JSON.parse(output.slice(READY.length));
  const refused = REFUSED.safeParse(answer);
  if (refused.success) throw new Refusal(refused.data.reason);
  return result.parse(answer);
}
