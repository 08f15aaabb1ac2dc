const quiet = new WeakSet<object>();

/**
 * Marks the failure of a call after which nobody waits for a new sign-in. The query cache tells of reads that found the
 * session ended, and a sign-in says by itself why it was refused.
 */
export const quietly = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    if (error instanceof Error) quiet.add(error);
    throw error;
  });

export const isQuiet = (error: Error): boolean => quiet.has(error);
