import { GENERATE } from '@qlaim/backend/texts/console/codes/generate';
import { Button, EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMay } from '../../../api/use-may.ts';
import { isFiltered } from '../filters/code-filter.ts';
import { useCodeFilter } from '../filters/use-code-filter.ts';
import { GENERATE_BUTTON } from '../generate/GenerateCodes.tsx';

export function NoCodes() {
  const words = useTexts(GENERATE).none;
  const may = useMay();
  const { filter, reset } = useCodeFilter();
  if (isFiltered(filter)) {
    return (
      <EmptyState
        level={3}
        icon="search"
        title={words.unmatched}
        action={<Button onClick={reset}>{words.clear}</Button>}
      >
        {words.fewer}
      </EmptyState>
    );
  }
  if (!may('codes.generate')) return <EmptyState level={3} title={words.title} />;
  const generate = () => document.getElementById(GENERATE_BUTTON)?.click();
  return (
    <EmptyState level={3} title={words.title} action={<Button onClick={generate}>{words.enter}</Button>}>
      {words.advice}
    </EmptyState>
  );
}
