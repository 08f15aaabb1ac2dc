const DAY_MS = 24 * 60 * 60 * 1000;

const isDay = (text: string) => text.length === 10;
const iso = (text: string) => new Date(text).toISOString();

/**
 * The span of a date filter as instants: a bare day counts whole, in UTC; an instant is taken as it is, and its
 * millisecond belongs to the span.
 */
export function createdBetween(start: string | undefined, end: string | undefined) {
  const after = (text: string) => new Date(Date.parse(text) + (isDay(text) ? DAY_MS : 1)).toISOString();
  return { createdFrom: start && iso(start), createdTo: end && after(end) };
}
