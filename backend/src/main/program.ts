import { ListenRefused } from '../http/gate.ts';
import { EngineMisconfigured } from '../ports/errors.ts';
import { ConfigError } from './config.ts';

/** Where to look for what an engine refuses, by the beginnings of engines' names. */
const VARIABLES: readonly (readonly [engine: string, variables: string])[] = [
  ['mongodb', 'MONGODB_URL'],
  ['kafka', 'KAFKA_*'],
  ['s3', 'S3_*'],
  ['eventstoredb', 'EVENTSTORE_URL'],
];

/** Runs a command-line program to its exit code; what goes wrong is said in one line where it is a setting's fault. */
export async function runProgram(work: () => Promise<number>): Promise<void> {
  try {
    process.exit(await work());
  } catch (error) {
    process.stderr.write(`${inWords(error)}\n`);
    process.exit(1);
  }
}

function inWords(error: unknown): string {
  if (error instanceof ConfigError || error instanceof ListenRefused) return error.message;
  if (error instanceof EngineMisconfigured) {
    const engine = error.engine.toLowerCase();
    const variables = VARIABLES.find(([name]) => engine.startsWith(name))?.[1];
    return variables ? `${error.message} (${variables})` : error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
