import type { Admin } from '../test/support/admin.ts';
import { runProgram } from '../test/support/server.ts';

/** Work that repeats in the background of the scans. */
export interface BackgroundWork {
  /** Resolves after the current repetition, to the number of repetitions. */
  stop(): Promise<number>;
}

function repeat(work: () => Promise<unknown>): BackgroundWork {
  let [stopped, done] = [false, 0];
  const loop = (async () => {
    for (; !stopped; done += 1) await work();
  })();
  return {
    stop: async () => {
      stopped = true;
      await loop;
      return done;
    },
  };
}

/** Pages through the list of codes as an admin, fifty a page, without a pause. */
export function readLists(admin: Admin, port: number, codes: number): BackgroundWork {
  let skip = 0;
  return repeat(async () => {
    await admin.call(port, 'GET', `/barcode?limit=50&skip=${skip}`);
    skip = (skip + 50) % codes;
  });
}

/** Runs one rebuild after another. `checkout`: the folder of another version. */
export const runRebuilds = (dataDir: string, checkout?: string): BackgroundWork =>
  repeat(async () => {
    const { code, output } = await runProgram('rebuild', dataDir, checkout);
    if (code !== 0) throw new Error(output);
  });
