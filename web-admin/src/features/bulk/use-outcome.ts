import type { BulkAction } from '@qlaim/backend/contract';
import { BULK } from '@qlaim/backend/texts/console/bulk';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListed } from '../../texts/use-listed.ts';
import { outcomesOf } from './outcome.ts';

/** Returns what says what became of the codes of an action, such as '98 approved, 2 were so already'. */
export function useOutcome(): (action: BulkAction) => string {
  const texts = useTexts(BULK);
  const { count } = useFormats();
  const listed = useListed();
  return (action) => listed(outcomesOf(action, texts, count));
}
