import { LIMITS, type TagInUse } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, tagKey } from '@qlaim/backend/contract/console';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useSettled } from '../../widgets/use-settled.ts';

/** The query key of the tags in use. A change of codes makes them old, too. */
export const TAGS_IN_USE = ['codes', 'tags'] as const;

/** Asks, after a pause in the typing, for the tags that most codes have, of those that contain a text. */
export function useTagsInUse(typed: string, enabled: boolean) {
  const { call } = useDataProvider<ConsoleProvider>();
  const text = useSettled(typed.trim().slice(0, LIMITS.tagLength));
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...TAGS_IN_USE, text],
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.tags, { query: { text } }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  // Until the answer comes, what another text found is narrowed here.
  const isStill = ({ tag }: TagInUse) => !isPlaceholderData || tagKey(tag).includes(tagKey(typed));
  return { tags: data?.tags.filter(isStill), error };
}
