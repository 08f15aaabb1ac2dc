import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';

/** Reads all that happened to a notice. */
export function useStory(id: string) {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: ['notices', 'story', id],
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.noticeStory, { params: { id } }, { signal }),
  });
}
