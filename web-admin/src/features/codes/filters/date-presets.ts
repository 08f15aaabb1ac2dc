import { dayOf } from '../../../api/local-days.ts';
import type { DateRange } from './date-range.ts';

/** Spans of days that end today, or with a month. */
export const PRESETS = ['today', 'week', 'month', 'lastMonth', 'year'] as const;
export type Preset = (typeof PRESETS)[number];

/** Returns the days of a preset. */
export function daysOf(preset: Preset, now = new Date()): Required<DateRange> {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const span = (first: Date, last = now) => ({ startDate: dayOf(first), endDate: dayOf(last) });
  switch (preset) {
    case 'today':
      return span(now);
    case 'week':
      return span(new Date(year, month, day - 6));
    case 'month':
      return span(new Date(year, month, 1));
    case 'lastMonth':
      return span(new Date(year, month - 1, 1), new Date(year, month, 0));
    case 'year':
      return span(new Date(year, 0, 1));
  }
}

/** Returns the preset that has these days, if any. */
export const presetOf = ({ startDate, endDate }: DateRange, now = new Date()) =>
  PRESETS.find((preset) => {
    const days = daysOf(preset, now);
    return days.startDate === startDate && days.endDate === endDate;
  });

/** The Monday of a week. */
export const mondayOf = (now = new Date()): string =>
  dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7)));
