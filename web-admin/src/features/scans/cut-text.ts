import { MOST_STATISTICS_DAYS } from '@qlaim/backend/contract/console';
import { dayText } from '@qlaim/web-kit/figures';
import type { ShownRange } from './day-range.ts';

/** Says which end of the chosen days was moved, and why; nothing where none was. */
export function cutText({ from, to, cut }: ShownRange): string {
  if (cut === null) return '';
  const end = cut === 'from' ? `begin on ${dayText(from)}` : `end on ${dayText(to)}`;
  return `At most ${MOST_STATISTICS_DAYS} days are counted at once, so these days now ${end}.`;
}
