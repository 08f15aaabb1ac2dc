import type { EventStore } from '../../src/ports/event-store.ts';
import { type Admin, generate } from '../../test/support/admin.ts';
import { median } from '../measuring/measure.ts';
import { LEAST_PER_SECOND, type Throughput, throughput } from './throughput.ts';

/** Codes that are renamed at once, and generated at once, by one request. */
const MANY = 1000;
/** The aim for generating them in one process on files, in milliseconds. */
const MOST_GENERATION_MS = 100;
const GENERATIONS = 7;

/** Returns the median time of a request that generates a thousand codes, in milliseconds, and codes. */
async function generateMany(admin: Admin, port: number) {
  let codes: readonly string[] = [];
  const durations: number[] = [];
  for (let index = 0; index < GENERATIONS; index += 1) {
    const startedAt = performance.now();
    codes = await generate(admin, port, MANY);
    durations.push(performance.now() - startedAt);
  }
  return { codes, ms: median(durations) };
}

export interface Many extends Throughput {
  readonly name: string;
  readonly generationMs: number;
}

/** Measures what a composition does with many commands at once. */
export async function measureMany(
  name: string,
  { port, admin, events }: { readonly port: number; readonly admin: Admin; readonly events: EventStore },
): Promise<Many> {
  const { codes, ms: generationMs } = await generateMany(admin, port);
  return { name, generationMs, ...(await throughput({ port, admin, codes, events })) };
}

/** Returns whether the aims for one process on files are met. */
export const isFast = ({ commands, generationMs }: Many): boolean =>
  commands.perSecond >= LEAST_PER_SECOND && generationMs <= MOST_GENERATION_MS;

/** Returns the table. */
export function printMany(all: readonly Many[]): string {
  const rows = all.map(({ name, commands, bare, ratio, generationMs }) => {
    const whole = [commands.perSecond, commands.p50, commands.p99, bare.perSecond];
    const cells = [...whole.map((figure) => figure.toFixed(0)), ratio.toFixed(2), generationMs.toFixed(0)];
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const least = `≥ ${LEAST_PER_SECOND} on files`;
  const most = `≤ ${MOST_GENERATION_MS} on files`;
  return [
    `\n| at once | commands/s (${least}) | p50 ms | p99 ms | bare appends/s | ratio | 1,000 codes, ms (${most}) |`,
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}
