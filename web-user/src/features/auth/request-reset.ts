import { FALLBACKS, ROUTES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { notifyFailure } from '../../api/failure.ts';

const requestReset = (email: string) => client(ROUTES.requestPasswordReset, { body: { email } });

export function useRequestReset(done: () => void) {
  return useMutation({
    mutationFn: requestReset,
    onSuccess: ({ message }) => {
      notify.ok(message);
      done();
    },
    onError: (error) => notifyFailure(error, FALLBACKS.general),
  });
}
