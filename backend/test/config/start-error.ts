import { expect } from 'vitest';
import { RunningProgram } from './running-program.ts';

/**
 * Starts the product with invalid settings, and expects one line on stderr and exit code 1.
 * @returns the line
 */
export async function startError(settings: Readonly<Record<string, string>>): Promise<string> {
  const program = await RunningProgram.start(settings);
  const { code, stderr } = await program.ended();
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  return stderr.trimEnd();
}
