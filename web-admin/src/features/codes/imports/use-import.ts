import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, IMPORT_FILE, type ImportColumns } from '@qlaim/backend/contract/console';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { sendForm } from '../../../api/send-form.ts';
import { useCommand, useSayWhy } from '../../../api/use-command.ts';

export interface FileToImport {
  readonly file: File;
  /** Undefined for those that the server recognises. */
  readonly columns: ImportColumns | undefined;
}

interface Query {
  readonly dryRun?: 'true';
  readonly claimable?: 'true';
}

function useSending() {
  const { upload } = useDataProvider<ConsoleProvider>();
  return ({ file, columns }: FileToImport, query: Query) => {
    const form = new FormData();
    form.append(IMPORT_FILE.field, file);
    const chosen = columns === undefined ? {} : { columns: JSON.stringify(columns) };
    return upload(() =>
      sendForm(CONSOLE_ROUTES.startImport, { query: { ...query, ...chosen } }, form, {
        onProgress: () => undefined,
      }),
    );
  };
}

/** Has a file checked. Nothing is imported. */
export function useCheckImport() {
  const send = useSending();
  const sayWhy = useSayWhy();
  return useMutation({
    mutationFn: (asked: FileToImport) => send(asked, { dryRun: 'true' }),
    onError: sayWhy(FALLBACKS.general),
  });
}

/** Starts the import of a file. Its progress is among the bulk actions. */
export function useStartImport(onDone: () => void) {
  const send = useSending();
  const queryClient = useQueryClient();
  return useCommand({
    run: ({ claimable, ...asked }: FileToImport & { readonly claimable: boolean }) =>
      send(asked, claimable ? { claimable: 'true' } : {}),
    fallback: FALLBACKS.general,
    tone: ({ id }) => (id === null ? 'note' : 'ok'),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ['bulk-actions'] });
      onDone();
    },
  });
}
