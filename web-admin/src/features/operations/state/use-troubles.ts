import type { OperationsReport } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useSay } from '../../../texts/use-say.ts';
import type { Trouble } from './meaning.ts';
import { troublesOf } from './troubles.ts';

/** Returns what finds everything that is wrong in a report, the worst first, in the language of the screen. */
export function useTroubles(): (report: OperationsReport) => readonly Trouble[] {
  const words = useTexts(OPERATIONS);
  const { locale } = useFormats();
  const say = useSay();
  return (report) => troublesOf(report, { words, locale, say });
}
