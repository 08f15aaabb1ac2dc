import { FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { saidAtField } from '../../../api/failure.ts';
import { KEYS } from '../../../api/query-client.ts';
import { useTell } from '../../../shell/texts/useTell.ts';

/** Asks whether the token of a link can still set a password. The body holds it, because addresses are logged. */
export const useResetLink = (token: string) =>
  useQuery({
    queryKey: KEYS.resetLink(token),
    queryFn: ({ signal }) => call((routes) => routes.openReset, { body: { token } }, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

export const NEW_PASSWORD_FIELDS = { names: ['password'] } as const;

export function useResetPassword(token: string) {
  const navigate = useNavigate();
  const tell = useTell();
  return useMutation({
    mutationFn: (password: string) => call((routes) => routes.resetPassword, { body: { password, token } }),
    onMutate: notify.dropFailures,
    onSuccess: ({ message }) => {
      tell.ok(message);
      navigate('/login', { replace: true });
    },
    onError: (error) => {
      if (!saidAtField(error, NEW_PASSWORD_FIELDS)) tell.fail(error, FALLBACKS.general);
    },
  });
}
