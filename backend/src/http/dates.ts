const DAY_MS = 24 * 60 * 60 * 1000;
/** Instants are compared as text, which is in their order only while years have four digits. */
const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

const isDay = (text: string) => text.length === 10;
const iso = (ms: number) => new Date(Math.min(Math.max(ms, FIRST_MS), LAST_MS)).toISOString();

/**
 * The span of a date filter as instants: a bare day counts whole, in UTC; an instant is taken as it is, and its
 * millisecond belongs to the span.
 */
export function createdBetween(start: string | undefined, end: string | undefined) {
  const after = (text: string) => iso(Date.parse(text) + (isDay(text) ? DAY_MS : 1));
  return { createdFrom: start && iso(Date.parse(start)), createdTo: end && after(end) };
}
