import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, type WebhookMessage } from '@qlaim/backend/contract/console';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useCommand } from '../../../api/use-command.ts';

const FRESH_MS = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days for which messages are kept. */
export const KEPT_DAYS = 30;

export type StatusFilter = WebhookMessage['status'] | undefined;

/** Reads the messages of a webhook, page by page from the newest back, and again every five seconds. */
export function useMessages(id: string, status: StatusFilter) {
  const { call } = useDataProvider<ConsoleProvider>();
  return useInfiniteQuery({
    queryKey: ['webhooks', 'messages', id, status ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      call(
        CONSOLE_ROUTES.webhookMessages,
        { params: { id }, query: { ...(after ? { after } : {}), ...(status ? { status } : {}) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: FRESH_MS,
    gcTime: 0,
  });
}

export function useRedeliver(id: string) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const fallback = FALLBACKS.general;
  const onDone = () => void queryClient.invalidateQueries({ queryKey: ['webhooks'] });
  return {
    one: useCommand({
      run: (message: string) => call(CONSOLE_ROUTES.redeliverWebhookMessage, { params: { id, message } }),
      fallback,
      onDone,
    }),
    failed: useCommand({
      run: () => {
        const since = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
        return call(CONSOLE_ROUTES.redeliverFailedWebhookMessages, { params: { id }, body: { since } });
      },
      fallback,
      onDone,
    }),
  };
}
