import { ConfigError } from './config.ts';

/** Runs a command-line program to its exit code; what goes wrong is said in one line where it is a setting's fault. */
export async function runProgram(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
