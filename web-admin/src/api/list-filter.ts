import { CodeFilter } from '@qlaim/backend/contract';

/** The list's filters as the address carries them: days as `YYYY-MM-DD`. What isn't a filter counts as none. */
export function readFilter(values: unknown): CodeFilter {
  const read = CodeFilter.safeParse(values ?? {});
  return read.success ? read.data : {};
}

const startOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00`).toISOString();
const endOf = (day: string) => new Date(`${day.slice(0, 10)}T23:59:59.999`).toISOString();

/** Days are the reader's own: from the first moment of the one to the last of the other, in UTC for the server. */
export function toServerFilter({ startDate, endDate, ...rest }: CodeFilter): CodeFilter {
  return {
    ...rest,
    ...(startDate === undefined ? {} : { startDate: startOf(startDate) }),
    ...(endDate === undefined ? {} : { endDate: endOf(endDate) }),
  };
}
