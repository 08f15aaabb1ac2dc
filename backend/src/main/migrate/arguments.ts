import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { ConfigError } from '../settings/config.ts';
import { VARIABLE_NAMES } from '../settings/environment.ts';

export const USAGE = `npm run migrate -- --to NAME=VALUE [--to NAME=VALUE …] [--to-env FILE] [--show-secrets]

Copies this installation, as the environment names it, to the stores that the variables after --to name: EVENTSTORE_URL,
MONGODB_URL, S3_BUCKET (with S3_ENDPOINT and the others), or another DATA_DIR. --to-env reads them from a file of NAME=VALUE
lines. Stop the product first. Killed or broken off, run the same again: it goes on where it stopped.`;

export interface Arguments {
  /** Variables of the product on the target. Those that are the same on both may be missing. */
  readonly to: Readonly<Record<string, string>>;
  readonly showSecrets: boolean;
}

/** Returns the parsed arguments. Throws `ConfigError` with the problem or the usage. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  if (positionals.length > 0) throw new ConfigError(USAGE);
  const fromFiles = (values['to-env'] ?? []).flatMap((file) => Object.entries(readFile(file)));
  const named = (values.to ?? []).map(assignment);
  const to = Object.fromEntries([...fromFiles, ...named]);
  if (Object.keys(to).length === 0) throw new ConfigError(USAGE);
  return { to, showSecrets: values['show-secrets'] ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string', multiple: true },
        'to-env': { type: 'string', multiple: true },
        'show-secrets': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function assignment(text: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  if (VARIABLE_NAMES.includes(name)) return [name, value];
  // The message omits the text, because an address may contain a password.
  throw new ConfigError(
    '--to takes NAME=VALUE, and NAME must be one of the variables that the product reads',
  );
}

/** Returns the variables of a file. It ignores those of other programs. */
function readFile(file: string): Readonly<Record<string, string>> {
  try {
    const entries = Object.entries(parseEnv(readFileSync(file, 'utf8')));
    return Object.fromEntries(
      entries.flatMap(([name, value]) =>
        VARIABLE_NAMES.includes(name) && value ? [[name, value] as const] : [],
      ),
    );
  } catch (error) {
    throw new ConfigError(
      `--to-env ${file} can't be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
