import type { ConfirmBody } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, type Rebuild } from '@qlaim/backend/contract/console';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { useTexts } from '@qlaim/web-kit/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useCommand } from '../../../api/use-command.ts';

const WATCHED_MS = 1000;
const IDLE_MS = 5000;
const KEY = ['rebuilds'];

export const isUnderWay = (rebuild: Rebuild | null | undefined): boolean =>
  rebuild?.state === 'waiting' || rebuild?.state === 'running';

/** Reads the latest rebuild anew while the tab is the visible one, and each second while one is under way. */
export function useRebuilds() {
  const { call } = useDataProvider<ConsoleProvider>();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(CONSOLE_ROUTES.rebuilds, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.latest) ? WATCHED_MS : IDLE_MS),
  });
}

type Proof = Pick<ConfirmBody, 'password'> & { readonly code?: string };

/** Starts a rebuild of one read model, or of all. */
export function useStartRebuild() {
  const { call } = useDataProvider<ConsoleProvider>();
  const { startFailed } = useTexts(OPERATIONS).rebuild;
  const queryClient = useQueryClient();
  return useCommand({
    run: (body: Proof & { readonly readModel?: string }) => call(CONSOLE_ROUTES.startRebuild, { body }),
    fallback: startFailed,
    onDone: () => void queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
