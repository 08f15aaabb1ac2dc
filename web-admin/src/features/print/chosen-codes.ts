import { CodeFilter } from '@qlaim/backend/contract';

/** Reads the filter that `printAddress` put into the history; undefined where the page was opened by its address alone. */
export function chosenIn(state: unknown): CodeFilter | undefined {
  if (typeof state !== 'object' || state === null || !('print' in state)) return undefined;
  return CodeFilter.safeParse(state.print).data;
}
