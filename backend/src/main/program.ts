import { EngineMisconfigured } from '../ports/errors.ts';
import { ConfigError } from './config.ts';

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
  if (error instanceof ConfigError || error instanceof EngineMisconfigured) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
