import type { WallClock } from '../pick-destination.ts';

/** Formatters are slow to make and large. More zones than this are in use nowhere at the same time. */
const MOST_ZONES = 64;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a zone. The one that was unused for longest goes first. Throws where the zone is unknown. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  formatters.delete(zone);
  const formatter =
    known ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formatters.set(zone, formatter);
  const [oldest] = formatters.keys();
  if (formatters.size > MOST_ZONES && oldest !== undefined) formatters.delete(oldest);
  return formatter;
}

/** Returns how many formatters are kept. */
export const keptFormatters = (): number => formatters.size;

/** Returns day and time of a moment, in milliseconds, in a time zone. Throws a RangeError where the zone is unknown. */
export function wallClock(zone: string, at: number): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(at)) parts[type] = value;
  const { year = '', month, day, hour, minute } = parts;
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, clock: `${hour}:${minute}` };
}
