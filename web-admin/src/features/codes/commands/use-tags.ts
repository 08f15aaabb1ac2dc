import { type AdminCode, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, tagKey } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { type Command, useCommand } from '../../../api/use-command.ts';
import { TAGS_IN_USE } from '../../tags/index.ts';
import { showChange } from './code-cache.ts';

/** What a change adds, and what it takes off. */
export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

interface Tagged {
  code: Pick<AdminCode, 'tags'>;
  message: string;
}

/** Changes tags of a code. The message offers the opposite change, which leaves alone what others change meanwhile. */
export function useTags({ id, tags: before }: Pick<AdminCode, 'id' | 'tags'>) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const command: Command<TagChange, Tagged> = {
    run: ({ add, remove }) =>
      call(CONSOLE_ROUTES.tagCode, { params: { id }, body: { add: [...add], remove: [...remove] } }),
    fallback: FALLBACKS.updateCode,
    onDone: ({ code: { tags } }) => {
      showChange(queryClient, id, { tags });
      void queryClient.invalidateQueries({ queryKey: TAGS_IN_USE });
    },
  };
  const back = useCommand(command);
  return useCommand({
    ...command,
    of: id,
    undo: (_answer, { add, remove }) => {
      const had = new Set(before.map(tagKey));
      const opposite = { add: remove, remove: add.filter((tag) => !had.has(tagKey(tag))) };
      return () => back.mutate(opposite);
    },
  });
}
