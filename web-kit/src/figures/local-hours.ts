const DAY_MINUTES = 24 * 60;

interface LocalHour {
  /** When the hour begins, in local time: '14:00', or '14:30' where the zone is half an hour off. */
  readonly from: string;
  readonly count: number;
}

/** Returns counts by UTC hour in the order of a local day. `offset` is that of the zone from UTC, in minutes. */
export function localHours(hours: readonly number[], offset: number): readonly LocalHour[] {
  return hours
    .map((count, hour) => ({ start: (hour * 60 + offset + DAY_MINUTES) % DAY_MINUTES, count }))
    .sort((a, b) => a.start - b.start)
    .map(({ start, count }) => ({ from: clock(start), count }));
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
