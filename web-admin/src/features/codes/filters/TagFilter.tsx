import { Tag } from '@qlaim/backend/contract/console';
import { formatCount } from '@qlaim/web-kit';
import { useTagsInUse } from '../../tags/index.ts';
import { type Found, PickField } from './PickField.tsx';
import type { CodeFilterControl } from './use-code-filter.ts';

/** Picks a tag that codes have. */
export function TagFilter({ filter: { tag }, change }: CodeFilterControl) {
  return (
    <PickField
      label="Tag"
      picked={tag === undefined ? null : { id: tag, label: tag }}
      useFound={useTags}
      onPick={(picked) => change(() => ({ tag: Tag.safeParse(picked).data }))}
    />
  );
}

function useTags(typed: string, isOpen: boolean): Found {
  const { tags, error } = useTagsInUse(typed, isOpen);
  const picks = tags?.map(({ tag, count }) => ({ id: tag, label: tag, detail: formatCount(count) }));
  return { picks, error };
}
