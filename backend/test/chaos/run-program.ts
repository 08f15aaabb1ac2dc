import { runProgramIn } from '../support/server.ts';
import type { Finding } from './findings.ts';
import type { Installation } from './installation/installation.ts';

/** Runs a program of the product to its end. Its output is the violations where it fails. */
export async function runProgram(
  { environment }: Pick<Installation, 'environment'>,
  name: 'audit' | 'rebuild',
): Promise<Finding> {
  const { code, output } = await runProgramIn(environment, name);
  return {
    check: `errors of ${name}`,
    examined: 1,
    violations: code === 0 ? [] : output.trim().split('\n'),
  };
}
