import { JUMP } from '@qlaim/backend/texts/console/jump';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMay } from '../../api/use-may.ts';
import { useWords } from '../../texts/use-say.ts';
import { useJump } from '../../widgets/combobox/use-jump.ts';
import { sectionTargets, type Target, targetOf } from './targets.ts';

interface Found {
  readonly targets: readonly Target[];
  readonly searching: boolean;
  readonly error: unknown;
}

/** Finds what the text means: sections at once, the rest after a pause in the typing. */
export function useTargets(text: string): Found {
  const may = useMay();
  const { sections } = useWords();
  const jump = useTexts(JUMP);
  const { createdDate: day, locale } = useFormats();
  const words = { sections, jump, day, locale };
  const { found = [], searching, error } = useJump(text);
  const targets = [...found.map((one) => targetOf(one, words)), ...sectionTargets(text, may, words)];
  return { targets, searching, error };
}
