import type { Admin } from '../test/support/admin.ts';
import { runProgram } from '../test/support/server.ts';

/** Something that goes on beside the scans until it is stopped; says how often it was done. */
export interface Neighbour {
  stop(): Promise<number>;
}

function again(work: () => Promise<unknown>): Neighbour {
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

/** An admin pages through the list of codes, fifty a page, without a pause. */
export function lists(admin: Admin, port: number, codes: number): Neighbour {
  let skip = 0;
  return again(async () => {
    await admin.call(port, 'GET', `/barcode?limit=50&skip=${skip}`);
    skip = (skip + 50) % codes;
  });
}

/** Rebuilds, one after another. */
export const rebuilds = (dataDir: string): Neighbour =>
  again(async () => {
    const { code, output } = await runProgram('rebuild', dataDir);
    if (code !== 0) throw new Error(output);
  });
