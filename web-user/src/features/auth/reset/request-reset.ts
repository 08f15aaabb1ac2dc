import { FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { saidAtField } from '../../../api/failure.ts';
import { useTell } from '../../../shell/texts/useTell.ts';

const requestReset = (email: string) => call((routes) => routes.requestPasswordReset, { body: { email } });

export const RESET_REQUEST_FIELDS = { names: ['email'] } as const;

export function useRequestReset(done: () => void) {
  const tell = useTell();
  return useMutation({
    mutationFn: requestReset,
    onMutate: notify.dropFailures,
    onSuccess: ({ message }) => {
      tell.ok(message);
      done();
    },
    onError: (error) => {
      if (!saidAtField(error, RESET_REQUEST_FIELDS)) tell.fail(error, FALLBACKS.general);
    },
  });
}
