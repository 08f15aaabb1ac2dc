/** Names the revision of a code that the caller has seen. A route without a body refuses to change a later one. */
export const ifMatch = (revision: number): Readonly<Record<string, string>> => ({
  'if-match': `"${revision}"`,
});
