/** How long a call about an e-mail takes at least, in milliseconds: longer than its work, whether an account has it or not. */
export const MINIMUM_MS = { lookUp: 100, password: 250 } as const;

/**
 * Runs the work, and resolves or rejects `leastMs` after the start at the earliest, so that the time tells nothing of it.
 * An outcome of which `isOpen` holds tells its caller nothing new, and is returned at once.
 */
export async function withMinimumDuration<T>(
  leastMs: number,
  work: () => Promise<T>,
  isOpen: (outcome: T) => boolean = () => false,
): Promise<T> {
  const wait = sleep(leastMs);
  const [outcome] = await Promise.allSettled([work()]);
  if (outcome.status === 'fulfilled' && isOpen(outcome.value)) return outcome.value;
  await wait;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
