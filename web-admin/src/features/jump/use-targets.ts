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
  const { found = [], searching, error } = useJump(text);
  return { targets: [...found.map(targetOf), ...sectionTargets(text, may, sections)], searching, error };
}
