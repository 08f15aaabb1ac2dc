import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ConfigError } from '../src/main/settings/config.ts';

const USAGE = `npm run seed [-- --codes NUMBER] [-- --scans NUMBER]

Fills an empty installation, as the environment names it, with a demonstration: people, codes (300), contents of all types
and 90 days of scans (20,000).`;

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const Arguments = z.object({
  codes: count(20, 3000).default(300),
  scans: count(0, 1_000_000).default(20_000),
});
export type Arguments = z.infer<typeof Arguments>;

/** Returns the parsed arguments. Throws `ConfigError` with the problem and the usage. */
export function readArguments(args: readonly string[]): Arguments {
  const read = Arguments.safeParse(parse(args));
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
  throw new ConfigError(`${problems.join('\n')}\n\n${USAGE}`);
}

function parse(args: readonly string[]) {
  try {
    const options = { codes: { type: 'string' }, scans: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
