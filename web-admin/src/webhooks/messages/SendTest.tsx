import Box from '@mui/material/Box';
import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { Button, Dialog } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider.tsx';
import { useSayWhy } from '../../api/use-command.ts';
import { Attempts } from './Attempts.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** Sends a message at once, and shows what the receiver answered. */
export function SendTest({ id }: { id: string }) {
  const client = useApi();
  const queryClient = useQueryClient();
  const sayWhy = useSayWhy(FALLBACKS.general);
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: () => client(CONSOLE_ROUTES.testWebhook, { params: { id } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['webhooks', 'messages', id] }),
    onError: sayWhy,
  });
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        Send a test
      </Button>
      {data ? (
        <Dialog
          open
          onClose={reset}
          title={data.status === 'delivered' ? 'The test arrived' : 'The test did not arrive'}
          footer={<Button onClick={reset}>Close</Button>}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, justifyItems: 'start' }}>
            <StatusBadge status={data.status} />
            <Attempts attempts={data.attempts} />
          </Box>
        </Dialog>
      ) : null}
    </>
  );
}
