/** A filter that is unset, or selects false or true. */
export type TriState = boolean | undefined;

/** Returns the next state in the cycle unset, false, true (specification, section 4). */
export function nextTriState(state: TriState): TriState {
  if (state === undefined) return false;
  return state ? undefined : true;
}

export interface TriStateLabels {
  unset: string;
  off: string;
  on: string;
}

/** Returns the text for a state, because screen readers announce only 'mixed' for the indeterminate one. */
export function labelFor(state: TriState, { unset, off, on }: TriStateLabels): string {
  if (state === undefined) return unset;
  return state ? on : off;
}
