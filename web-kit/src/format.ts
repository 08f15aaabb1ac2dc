const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type DateLike = Date | string | number;

/** How a language writes numbers, dates and times. */
export interface Formats {
  /** '1,204'. */
  readonly count: (count: number) => string;
  /** '21/11/26' in the reader's time zone (specification, section 2), or in UTC; '' without a valid date. */
  readonly createdDate: (date: DateLike | null | undefined, zone?: 'UTC') => string;
  /** '21 November 2026 at 14:05' in the reader's time zone. */
  readonly exactTime: (date: DateLike) => string;
  /** 'just now', '3 minutes ago' or 'yesterday', and the date after four weeks. `now` is in epoch milliseconds. */
  readonly relativeTime: (date: DateLike, now?: number) => string;
  /** The BCP 47 tag of the language. */
  readonly locale: string;
}

const SHORT = { day: '2-digit', month: '2-digit', year: '2-digit' } as const;
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Returns how a language writes numbers, dates and times. `locale` is a BCP 47 tag, `justNow` its words for that. */
export function formatsIn(locale: string, justNow: string): Formats {
  const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options));
  const counts = once(() => new Intl.NumberFormat(locale));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const [localDates, utcDates] = [dates(SHORT), dates({ ...SHORT, timeZone: 'UTC' })];
  const exactTimes = dates({ dateStyle: 'long', timeStyle: 'short' });
  const longDates = dates(LONG);
  return {
    count: (count) => counts().format(count),
    createdDate: (date, zone) => {
      const at = date === null || date === undefined ? Number.NaN : new Date(date).getTime();
      if (Number.isNaN(at)) return '';
      return (zone === 'UTC' ? utcDates() : localDates()).format(at);
    },
    exactTime: (date) => exactTimes().format(new Date(date)),
    relativeTime: (date, now = Date.now()) => {
      const at = new Date(date).getTime();
      const away = at - now;
      const size = Math.abs(away);
      if (size < 45_000) return justNow;
      if (size < 59.5 * MINUTE)
        return relative().format(Math.round(away / MINUTE) || Math.sign(away), 'minute');
      if (size < 23.5 * HOUR) return relative().format(Math.round(away / HOUR), 'hour');
      if (size < 28 * DAY) return relative().format(Math.round(away / DAY), 'day');
      return longDates().format(at);
    },
    locale,
  };
}

/** Makes a value at its first use: a formatter takes a slow phone tens of milliseconds. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** How English texts write numbers, dates and times. */
export const ENGLISH_FORMATS: Formats = formatsIn('en-GB', 'just now');

/** Returns '21/11/26' in the reader's time zone (specification, section 2), or in UTC; '' without a valid date. */
export const formatCreatedDate = ENGLISH_FORMATS.createdDate;

/** Returns '1,204'. */
export const formatCount = ENGLISH_FORMATS.count;

/** Returns '21 November 2026 at 14:05' in the reader's time zone. */
export const exactTime = ENGLISH_FORMATS.exactTime;

/** Returns 'just now', '3 minutes ago' or 'yesterday', and the date after four weeks. `now` is in epoch milliseconds. */
export const relativeTime = ENGLISH_FORMATS.relativeTime;
