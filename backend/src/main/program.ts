import { ListenRefused } from '../http/edge/server/gate.ts';
import {
  EngineMisconfigured,
  EngineUnavailable,
  LeaseLost,
  LogDamaged,
  UnknownEvent,
  VersionConflict,
} from '../ports/errors.ts';
import { ConfigError } from './settings/config.ts';
import { diskReason } from './settings/error-reason.ts';

/** The variables of each engine, by the prefix of the engine's name. */
const VARIABLES: readonly (readonly [engine: string, variables: string])[] = [
  ['mongodb', 'MONGODB_URL'],
  ['kafka', 'KAFKA_*'],
  ['s3', 'S3_*'],
  ['eventstoredb', 'EVENTSTORE_URL, EVENTSTORE_PREFIX'],
];

const NEWER_READ_MODELS =
  'run the newer version, or remove the read models, which any version makes from the log';

/**
 * Runs a command-line program and exits with its code. It prints one line for an invalid setting, for a failure of an
 * engine and for data of a newer version, else the stack. The code is 2 for an argument that the program does not take.
 */
export async function runProgram(work: () => Promise<number>): Promise<void> {
  try {
    process.exit(await work());
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(isOfArguments(error) ? 2 : 1);
  }
}

/** Whether `parseArgs` has refused the arguments. */
const isOfArguments = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

function messageOf(error: unknown): string {
  if (isOfArguments(error)) return error.message;
  if (error instanceof ConfigError || error instanceof ListenRefused) return error.message;
  if (error instanceof EngineMisconfigured) {
    const engine = error.engine.toLowerCase();
    const variables = VARIABLES.find(([name]) => engine.startsWith(name))?.[1];
    return variables ? `${error.message} (${variables})` : error.message;
  }
  if (error instanceof EngineUnavailable) return `${error.message}: ${error.reason}`;
  if (error instanceof LogDamaged || error instanceof UnknownEvent || error instanceof LeaseLost)
    return error.message;
  if (error instanceof VersionConflict) return `${error.message}: ${NEWER_READ_MODELS}`;
  const disk = diskReason(error);
  if (disk !== undefined) return disk;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
