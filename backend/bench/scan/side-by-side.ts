import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLists, runRebuilds } from '../background-work.ts';
import { type Product, startProduct } from './product.ts';

export const VERSIONS = ['before', 'now'] as const;
export type Version = (typeof VERSIONS)[number];
export type Both<T> = Readonly<Record<Version, T>>;

/** A version of the product in a process of its own, and its background work. */
interface Side extends Product {
  readLists(): ReturnType<typeof readLists>;
  runRebuilds(): ReturnType<typeof runRebuilds>;
}

export interface SideBySide {
  readonly sides: Both<Side>;
  stop(): Promise<void>;
}

/** Starts this version, and the one of another checkout. `amount`: how many codes each has. */
export async function startSideBySide(before: string, amount: number): Promise<SideBySide> {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
  const running: Product[] = [];
  const stop = async () => {
    await Promise.all(running.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (version: Version, checkout?: string): Promise<Side> => {
    const dataDir = join(folder, version);
    const product = await startProduct(dataDir, { amount, checkout });
    running.push(product);
    return {
      ...product,
      readLists: () => readLists(product.admin, product.server.port, amount),
      runRebuilds: () => runRebuilds(dataDir, checkout),
    };
  };
  try {
    return { sides: { before: await start('before', before), now: await start('now') }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Measures both versions at the same time: what slows the machine down slows both alike. */
export async function atOnce<T>({ sides }: SideBySide, work: (side: Side) => Promise<T>): Promise<Both<T>> {
  const [before, now] = await Promise.all(VERSIONS.map((version) => work(sides[version])));
  if (before === undefined || now === undefined) throw new Error('a version was not measured');
  return { before, now };
}
