import { MOST_STATISTICS_DAYS } from '@qlaim/backend/contract/console';
import type { AllScansTexts } from '@qlaim/backend/texts/console/scans';
import { dayText } from '@qlaim/web-kit/figures';
import type { ShownRange } from './day-range.ts';

/** Says which end of the chosen days was moved, and why; nothing where none was. `locale` is a BCP 47 tag. */
export function cutText({ from, to, cut }: ShownRange, { range }: AllScansTexts, locale: string): string {
  if (cut === null) return '';
  return cut === 'from'
    ? range.begin(MOST_STATISTICS_DAYS, dayText(from, locale))
    : range.end(MOST_STATISTICS_DAYS, dayText(to, locale));
}
