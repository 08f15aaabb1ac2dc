import type { Load } from './load.ts';
import { median } from './measure.ts';

export interface Measured extends Load {
  /** Processor time of the server for one scan, all threads, in microseconds. */
  readonly cpu?: number;
}

/** One of several things that a benchmark measures in turn. */
export interface Variant {
  readonly name: string;
  run(): Promise<Measured>;
}

/** The medians of all rounds. */
export interface Figures extends Omit<Load, 'answered' | 'refused'> {
  readonly cpu: number;
  readonly name: string;
  readonly rounds: readonly Measured[];
}

/** Measures each variant once in every round, so that other load on the machine affects all of them alike. */
export async function alternate(rounds: number, variants: readonly Variant[]): Promise<readonly Figures[]> {
  const loads = variants.map((): Measured[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, variant] of variants.entries()) loads[index]?.push(await variant.run());
  return variants.map(({ name }, index) => {
    const all = loads[index] ?? [];
    return {
      name,
      rounds: all,
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      cpu: median(all.map(({ cpu = Number.NaN }) => cpu)),
      p50: median(all.map(({ p50 }) => p50)),
      p99: median(all.map(({ p99 }) => p99)),
    };
  });
}

/** Returns the median of the ratios of two variants within a round. */
export const ratio = (figures: Figures, to: Figures | undefined, of: 'perSecond' | 'p50' | 'p99'): number =>
  median(figures.rounds.map((load, round) => load[of] / (to?.rounds[round]?.[of] ?? Number.NaN)));
