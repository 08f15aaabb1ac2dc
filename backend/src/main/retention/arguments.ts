import { parseArgs } from 'node:util';

/** What `npm run retention` is asked to do. */
export function readRetentionArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  return values;
}
