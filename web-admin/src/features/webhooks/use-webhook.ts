import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, type Webhook } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand } from '../../api/use-command.ts';
import { ERROR_ON_PAGE } from '../../widgets/shown-errors.ts';
import type { WebhookTexts } from './form/WebhookForm.tsx';

const FRESH_MS = 5000;
const fallback = FALLBACKS.general;

/** Reads a webhook, and again every five seconds: its state changes with each delivery. */
export const useWebhook = (id: string) =>
  useGetOne<Webhook>('webhooks', { id }, { refetchInterval: FRESH_MS, ...ERROR_ON_PAGE });

export function useAddWebhook() {
  const { call } = useDataProvider<ConsoleProvider>();
  const onDone = useReread();
  return useCommand({
    run: (body: WebhookTexts) => call(CONSOLE_ROUTES.addWebhook, { body }),
    fallback,
    onDone,
  });
}

/** The changes of a webhook. Each reads it, and the list, again. */
export function useWebhookCommands(id: string) {
  const { call } = useDataProvider<ConsoleProvider>();
  const onDone = useReread();
  const params = { id };
  return {
    change: useCommand({
      run: (body: WebhookTexts) => call(CONSOLE_ROUTES.changeWebhook, { params, body }),
      fallback,
      onDone,
    }),
    pause: useCommand({ run: () => call(CONSOLE_ROUTES.pauseWebhook, { params }), fallback, onDone }),
    resume: useCommand({ run: () => call(CONSOLE_ROUTES.resumeWebhook, { params }), fallback, onDone }),
    rotate: useCommand({
      run: () => call(CONSOLE_ROUTES.rotateWebhookSecret, { params }),
      fallback,
      onDone,
    }),
    remove: useCommand({
      run: () => call(CONSOLE_ROUTES.removeWebhook, { params }),
      fallback,
      onDone: () => undefined,
    }),
  };
}

function useReread(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['webhooks'] });
}
