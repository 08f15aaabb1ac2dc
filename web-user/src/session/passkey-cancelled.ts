const NAMES: readonly string[] = ['NotAllowedError', 'AbortError'];

/** Returns whether a person or another ceremony has ended the one with a passkey. */
export const isCancelled = (error: unknown): boolean => error instanceof Error && NAMES.includes(error.name);
