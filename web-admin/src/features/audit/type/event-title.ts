/** A type of events, with the title of its group. */
export interface EventType {
  readonly type: string;
  readonly group: string;
}

/** Returns 'Code approved' for `CodeApproved`. */
export const titleOf = (type: string): string =>
  type.replace(
    /([a-z])([A-Z])/g,
    (_both, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
