import { parseArgs } from 'node:util';

/** What `npm run backup` is asked to do. */
export function readBackupArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      to: { type: 'string' },
      files: { type: 'boolean', default: false },
      keys: { type: 'string' },
      prune: { type: 'boolean', default: false },
      unchecked: { type: 'boolean', default: false },
    },
  });
  return values;
}
export type BackupArguments = ReturnType<typeof readBackupArguments>;

/** What `npm run restore` is asked to do. */
export function readRestoreArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      keys: { type: 'string' },
      erased: { type: 'string' },
    },
  });
  return { ...values, paths: positionals };
}
