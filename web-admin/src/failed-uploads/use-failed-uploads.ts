import { FALLBACKS, type FailedPicture } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useApi } from '../api/ApiProvider.tsx';
import { useCommand } from '../api/use-command.ts';

const RESOURCE = 'failed-pictures';
const NEWEST_FIRST = { field: 'at', order: 'DESC' } as const;

/** Reads the pictures that could not be attached, the newest first. */
export const useFailedUploads = (most: number) =>
  useGetList<FailedPicture>(
    RESOURCE,
    { pagination: { page: 1, perPage: most }, sort: NEWEST_FIRST, filter: {} },
    // The card shows the error, so react-admin's toast would repeat it.
    { onError: () => undefined },
  );

/** Removes lines from the list. */
export function useDismiss(onDone: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCommand({
    run: (ids: readonly string[]) =>
      client(CONSOLE_ROUTES.dismissFailedPictures, { body: { ids: [...ids] } }),
    fallback: FALLBACKS.general,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: [RESOURCE] });
      onDone();
    },
  });
}
