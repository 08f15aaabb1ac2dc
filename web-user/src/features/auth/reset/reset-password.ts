import { FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { useTell } from '../../../shell/texts/useTell.ts';

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
    onError: (error) => tell.fail(error, FALLBACKS.general),
  });
}
