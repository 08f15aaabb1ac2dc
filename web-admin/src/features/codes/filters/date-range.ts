/** Days as `YYYY-MM-DD`, which compare as text. */
export interface DateRange {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Sets one end. The other follows when the start would be after the end (specification, section 5). */
export function withDay(range: DateRange, end: keyof DateRange, day: string | undefined): DateRange {
  const next = { startDate: range.startDate, endDate: range.endDate, [end]: day };
  if (!next.startDate || !next.endDate || next.startDate <= next.endDate) return next;
  return { startDate: day, endDate: day };
}

/** Returns whether a day is complete. During typing, a date field reports the years 2, 20 and 202. */
export const isSettled = (text: string): boolean => text === '' || text >= '2000-01-01';
