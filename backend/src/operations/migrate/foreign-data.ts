/** The target holds data that did not come from the source, or that has changed since. Nothing is overwritten. */
export class ForeignData extends Error {}
