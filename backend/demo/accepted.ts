import type { Result } from '../src/contract/result.ts';

/** Returns the value of a command that must succeed. Throws where the product refuses it. */
export function accepted<T>(result: Result<T>, what: string): T {
  if (result.ok) return result.value;
  const { code, message } = result.refusal;
  throw new Error(`${what} was refused: ${message ?? code}`);
}
