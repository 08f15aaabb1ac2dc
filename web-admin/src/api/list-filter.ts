import { CodeFilter } from '@qlaim/backend/contract';

/**
 * Reads the list's filters from the address, with days as `YYYY-MM-DD`. Invalid values give an empty filter.
 */
export function readFilter(values: unknown): CodeFilter {
  const read = CodeFilter.safeParse(values ?? {});
  return read.success ? read.data : {};
}

const startOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00`).toISOString();
const endOf = (day: string) => new Date(`${day.slice(0, 10)}T23:59:59.999`).toISOString();

/** Converts local days to UTC times: from the first moment of the start to the last of the end. */
export function toServerFilter({ startDate, endDate, ...rest }: CodeFilter): CodeFilter {
  return {
    ...rest,
    ...(startDate === undefined ? {} : { startDate: startOf(startDate) }),
    ...(endDate === undefined ? {} : { endDate: endOf(endDate) }),
  };
}
