/** Options of a query: it would make each no-break space of French a space without it. */
export const AS_WRITTEN = { collapseWhitespace: false };
