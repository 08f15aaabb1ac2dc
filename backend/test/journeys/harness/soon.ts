/** Time for the read models to follow the log. The batch window for scans alone is a second. */
export const SOON = { timeout: 10_000 };
