import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider.tsx';
import { useCommand } from '../api/use-command.ts';
import type { WebhookTexts } from './form/WebhookForm.tsx';

const FRESH_MS = 5000;
const fallback = FALLBACKS.general;

/** Reads a webhook, and again every five seconds: its state changes with each delivery. */
export function useWebhook(id: string) {
  const client = useApi();
  return useQuery({
    queryKey: ['webhooks', 'one', id],
    queryFn: ({ signal }) => client(CONSOLE_ROUTES.webhook, { params: { id } }, { signal }),
    refetchInterval: FRESH_MS,
  });
}

export function useAddWebhook() {
  const client = useApi();
  const onDone = useReread();
  return useCommand({
    run: (body: WebhookTexts) => client(CONSOLE_ROUTES.addWebhook, { body }),
    fallback,
    onDone,
  });
}

/** The changes of a webhook. Each reads it, and the list, again. */
export function useWebhookCommands(id: string) {
  const client = useApi();
  const onDone = useReread();
  const params = { id };
  return {
    change: useCommand({
      run: (body: WebhookTexts) => client(CONSOLE_ROUTES.changeWebhook, { params, body }),
      fallback,
      onDone,
    }),
    pause: useCommand({ run: () => client(CONSOLE_ROUTES.pauseWebhook, { params }), fallback, onDone }),
    resume: useCommand({ run: () => client(CONSOLE_ROUTES.resumeWebhook, { params }), fallback, onDone }),
    rotate: useCommand({
      run: () => client(CONSOLE_ROUTES.rotateWebhookSecret, { params }),
      fallback,
      onDone,
    }),
    remove: useCommand({
      run: () => client(CONSOLE_ROUTES.removeWebhook, { params }),
      fallback,
      onDone: () => undefined,
    }),
  };
}

function useReread(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['webhooks'] });
}
