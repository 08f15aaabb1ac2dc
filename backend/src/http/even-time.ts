/** How long a call about an e-mail takes at least, in milliseconds: longer than its work, whether an account has it or not. */
export const EVEN_MS = { lookUp: 100, password: 250 } as const;

/** Runs the work, and resolves or rejects `leastMs` after the start at the earliest, so that the time tells nothing of it. */
export async function evenly<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
