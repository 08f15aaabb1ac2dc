import { type AdminCode, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { notify } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { type Command, useCommand } from '../../../api/use-command.ts';
import { cachedCodes } from './cached-codes.ts';
import { showChange } from './code-cache.ts';

interface Noted {
  code: Pick<AdminCode, 'note'>;
  message: string;
}

/** Notes something about a code. The message offers the note before. */
export function useNote({ id, note: before }: Pick<AdminCode, 'id' | 'note'>, onDone?: () => void) {
  const { noteChanged } = useTexts(CODE_EDIT);
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const command: Command<string, Noted> = {
    run: (note) => call(CONSOLE_ROUTES.noteCode, { params: { id }, body: { note } }),
    fallback: FALLBACKS.updateCode,
    onDone: ({ code: { note } }) => showChange(queryClient, id, { note }),
  };
  const back = useCommand(command);

  /** Leaves alone what somebody has noted since `written`. */
  function takeBack(written: AdminCode['note']) {
    const meanwhile = cachedCodes(queryClient, id).some(({ note }) => note !== written);
    if (meanwhile) notify.note(noteChanged);
    else back.mutate(before ?? '');
  }

  return useCommand({
    ...command,
    of: id,
    onDone: (answer, note) => {
      command.onDone(answer, note);
      onDone?.();
    },
    undo:
      ({ code: { note } }) =>
      () =>
        takeBack(note),
  });
}
