import { CodeFilter } from '@qlaim/backend/contract';
import { endOfDay, startOfDay } from './local-days.ts';

/**
 * Reads the list's filters from the address, with days as `YYYY-MM-DD`. Invalid values give an empty filter.
 */
export function readFilter(values: unknown): CodeFilter {
  const read = CodeFilter.safeParse(values ?? {});
  return read.success ? read.data : {};
}

const dayOf = (text: string) => text.slice(0, 10);

/** Converts local days to UTC times: from the first moment of the start to the last of the end. */
export function toServerFilter({ startDate, endDate, claimedFrom, ...rest }: CodeFilter): CodeFilter {
  return {
    ...rest,
    ...(startDate === undefined ? {} : { startDate: startOfDay(dayOf(startDate)) }),
    ...(claimedFrom === undefined ? {} : { claimedFrom: startOfDay(dayOf(claimedFrom)) }),
    ...(endDate === undefined ? {} : { endDate: endOfDay(dayOf(endDate)) }),
  };
}
