import type { Load } from './load.ts';
import { median } from './measure.ts';

/** A load, and microseconds of processor that each scan took of the server, all threads. */
export interface Measured extends Load {
  readonly cpu?: number;
}

/** Something to measure, in turn with others. */
export interface Variant {
  readonly name: string;
  run(): Promise<Measured>;
}

/** Medians over the rounds. */
export interface Figures extends Omit<Load, 'answered' | 'refused'> {
  readonly cpu: number;
  readonly name: string;
  readonly rounds: readonly Measured[];
}

/** Measures each variant once a round, the rounds in turn: what else the machine does then falls on all alike. */
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

/** The median of a figure's ratio to another's of the same round. */
export const ratio = (figures: Figures, to: Figures | undefined, of: 'perSecond' | 'p99'): number =>
  median(figures.rounds.map((load, round) => load[of] / (to?.rounds[round]?.[of] ?? Number.NaN)));
