/** Read models follow the log; scans gather for a second before they are projected. */
export const SOON = { timeout: 10_000 };
