import { Tag } from '@qlaim/backend/contract/console';
import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useTagsInUse } from '../../tags/index.ts';
import { type Found, PickField } from './PickField.tsx';
import type { CodeFilterControl } from './use-code-filter.ts';

/** Picks a tag that codes have. */
export function TagFilter({ filter: { tag }, change }: CodeFilterControl) {
  const words = useTexts(CODE_FILTERS).tag;
  return (
    <PickField
      label={words.label}
      clear={words.clear}
      picked={tag === undefined ? null : { id: tag, label: tag }}
      useFound={useTags}
      onPick={(picked) => change(() => ({ tag: Tag.safeParse(picked).data }))}
    />
  );
}

function useTags(typed: string, isOpen: boolean): Found {
  const { count: written } = useFormats();
  const { tags, error } = useTagsInUse(typed, isOpen);
  const picks = tags?.map(({ tag, count }) => ({ id: tag, label: tag, detail: written(count) }));
  return { picks, error };
}
