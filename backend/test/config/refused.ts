import { expect } from 'vitest';
import { Started } from './started.ts';

/** Starts the product with settings that can't be used: it says so in one line, and ends with 1. Answers the line. */
export async function refusal(settings: Readonly<Record<string, string>>): Promise<string> {
  const program = await Started.with(settings);
  const { code, stderr } = await program.ended();
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  return stderr.trimEnd();
}
