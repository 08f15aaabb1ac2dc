const DAY_MS = 24 * 60 * 60 * 1000;
/** Instants are compared as text, whose order is right only for years of four digits. */
const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

const isDay = (text: string) => text.length === 10;
const iso = (ms: number) => new Date(Math.min(Math.max(ms, FIRST_MS), LAST_MS)).toISOString();

/**
 * Returns the span of a date filter as instants; the end is exclusive. A day without a time is a whole day in UTC. The
 * millisecond of an end instant belongs to the span.
 */
export function createdBetween(start: string | undefined, end: string | undefined) {
  const after = (text: string) => iso(Date.parse(text) + (isDay(text) ? DAY_MS : 1));
  return { createdFrom: start && iso(Date.parse(start)), createdTo: end && after(end) };
}
