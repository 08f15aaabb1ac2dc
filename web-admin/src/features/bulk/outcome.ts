import type { BulkAction } from '@qlaim/backend/contract';
import type { BulkTexts } from '@qlaim/backend/texts/console/bulk';

/** Returns the outcomes of the codes of an action that has ended, such as '98 approved' and '2 were so already'. */
export function outcomesOf(
  action: BulkAction,
  { done, outcome }: BulkTexts,
  written: (number: number) => string,
): readonly string[] {
  const { total, handled, changed, unchanged, refused, status, restored, kept, faulty } = action;
  if (handled === 0 && action.cancelled) return [outcome.cancelled];
  const left = total - changed - unchanged - refused;
  return [
    done[action.action](written(changed)),
    ...(unchanged > 0 ? [outcome.unchanged(written(unchanged))] : []),
    ...(faulty > 0 ? [outcome.faulty(written(faulty))] : []),
    ...(refused > 0 ? [outcome.refused(written(refused))] : []),
    ...(action.cancelled && left > 0 ? [outcome.left(written(left))] : []),
    ...(status === 'undone' ? [outcome.restored(written(restored))] : []),
    ...(kept > 0 ? [outcome.kept(written(kept))] : []),
  ];
}
