import { FALLBACKS, type FailedPicture } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand } from '../../api/use-command.ts';
import { ERROR_ON_PAGE } from '../../widgets/shown-errors.ts';

const RESOURCE = 'failed-pictures';
const NEWEST_FIRST = { field: 'at', order: 'DESC' } as const;

/** Reads the pictures that could not be attached, the newest first. */
export const useFailedUploads = (most: number) =>
  useGetList<FailedPicture>(
    RESOURCE,
    { pagination: { page: 1, perPage: most }, sort: NEWEST_FIRST, filter: {} },
    ERROR_ON_PAGE,
  );

/** Removes lines from the list. */
export function useDismiss(onDone: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  return useCommand({
    run: (ids: readonly string[]) => call(CONSOLE_ROUTES.dismissFailedPictures, { body: { ids: [...ids] } }),
    fallback: FALLBACKS.general,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: [RESOURCE] });
      onDone();
    },
  });
}
