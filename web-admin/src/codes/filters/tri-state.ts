/** A filter that is not set, asks for false, or asks for true. */
export type TriState = boolean | undefined;

/** Unset, false, true, and round again (specification, section 4). */
export function nextTriState(state: TriState): TriState {
  if (state === undefined) return false;
  return state ? undefined : true;
}

export interface TriStateWords {
  unset: string;
  off: string;
  on: string;
}

/** 'Mixed' tells a screen reader nothing about what is filtered: these words do, to everyone. */
export function wordsFor(state: TriState, { unset, off, on }: TriStateWords): string {
  if (state === undefined) return unset;
  return state ? on : off;
}
