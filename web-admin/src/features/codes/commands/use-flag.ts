import { type AdminCode, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { type Command, useCommand } from '../../../api/use-command.ts';
import { showChange } from './code-cache.ts';

/** What staff says of a flagged destination. */
interface Judged {
  readonly url: string;
  readonly verdict: 'clear' | 'keep';
}

interface Answer {
  code: Pick<AdminCode, 'flags'>;
  message: string;
}

/** Clears a flagged destination of a code, or keeps it flagged. */
export function useFlag({ id }: Pick<AdminCode, 'id'>) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const command: Command<Judged, Answer> = {
    run: (body) => call(CONSOLE_ROUTES.judgeDestination, { params: { id }, body }),
    fallback: FALLBACKS.updateCode,
    onDone: ({ code: { flags } }) => showChange(queryClient, id, { flags }),
  };
  return useCommand({ ...command, of: id });
}
