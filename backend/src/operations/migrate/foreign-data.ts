/** The target holds what did not come from the source, or what has changed since: nothing is written over it. */
export class ForeignData extends Error {}
