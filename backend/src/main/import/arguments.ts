import { parseArgs } from 'node:util';
import { IMPORT_FIELDS, type ImportColumns, type ImportField } from '../../contract/imports/columns.ts';
import { ConfigError } from '../settings/config.ts';

const USAGE = `npm run import -- FILE [--dry-run] [--claimable] [--map FIELD=COLUMN,…] [--failures FILE]

Takes codes over that were printed elsewhere, from a CSV file in UTF-8. Exports of Shlink, YOURLS, Kutt and Dub are recognised.
--dry-run checks the file, and imports nothing.
--claimable lets buyers claim the codes at once.
--map names the columns: ${IMPORT_FIELDS.join(', ')}. Fields that it leaves out are not read.
--failures writes the rows that were not imported into a file that can be corrected and imported again.`;

export interface ImportArguments {
  readonly file: string;
  readonly dryRun: boolean;
  readonly claimable: boolean;
  readonly columns: ImportColumns | undefined;
  readonly failures: string | undefined;
}

const options = {
  'dry-run': { type: 'boolean' },
  claimable: { type: 'boolean' },
  map: { type: 'string' },
  failures: { type: 'string' },
} as const;

/** Returns the parsed arguments. Throws `ConfigError` with the problem and the usage. */
export function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw usage('Exactly one FILE must be given');
  const { 'dry-run': dryRun = false, claimable = false, map, failures } = values;
  return { file, dryRun, claimable, columns: map === undefined ? undefined : columnsIn(map), failures };
}

const isField = (name: string): name is ImportField => IMPORT_FIELDS.some((field) => field === name);

function columnsIn(map: string): ImportColumns {
  const columns: Partial<Record<ImportField, string>> = {};
  for (const part of map.split(',')) {
    const [name = '', ...column] = part.split('=');
    const field = name.trim();
    if (!isField(field) || column.length === 0) throw usage(`--map: what is ${part}?`);
    columns[field] = column.join('=').trim();
  }
  return columns;
}

const usage = (problem: string) => new ConfigError(`${problem}\n\n${USAGE}`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}
