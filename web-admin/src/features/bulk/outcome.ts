import type { BulkAction } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { ACTION_TEXTS } from './actions.ts';

/** Returns the outcomes of the codes of an action that has ended, such as '98 approved, 2 were so already'. */
export function outcomeText(action: BulkAction): string {
  const { total, handled, changed, unchanged, refused, status, restored, kept } = action;
  const left = total - changed - unchanged - refused;
  const parts = [
    `${formatCount(changed)} ${ACTION_TEXTS[action.action].done}`,
    ...(unchanged > 0 ? [`${formatCount(unchanged)} were so already`] : []),
    ...(refused > 0 ? [`${formatCount(refused)} refused`] : []),
    ...(action.cancelled && left > 0 ? [`${formatCount(left)} left, because it was cancelled`] : []),
    ...(status === 'undone' ? [`${formatCount(restored)} undone`] : []),
    ...(kept > 0 ? [`${formatCount(kept)} kept, because they were changed since`] : []),
  ];
  return handled === 0 && action.cancelled ? 'Cancelled before the first code' : parts.join(', ');
}
