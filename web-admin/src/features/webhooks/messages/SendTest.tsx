import './messages.css';
import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { Button, Dialog, useKitTexts } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useSayWhy } from '../../../api/use-command.ts';
import { Attempts } from './Attempts.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** Sends a message at once, and shows what the receiver answered. */
export function SendTest({ id }: { id: string }) {
  const { test } = useTexts(WEBHOOKS);
  const { close } = useKitTexts();
  const sayWhy = useSayWhy();
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: () => call(CONSOLE_ROUTES.testWebhook, { params: { id } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['webhooks', 'messages', id] }),
    onError: sayWhy(FALLBACKS.general),
  });
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        {test.send}
      </Button>
      {data ? (
        <Dialog
          open
          onClose={reset}
          title={data.status === 'delivered' ? test.arrived : test.failed}
          footer={<Button onClick={reset}>{close}</Button>}
        >
          <div className="qa-test">
            <StatusBadge status={data.status} />
            <Attempts attempts={data.attempts} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
