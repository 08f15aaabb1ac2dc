import { FALLBACKS } from '@qlaim/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/call.ts';
import { forgetDevice } from '../shell/forget-device.ts';

const logout = () => call((routes) => routes.logout, {});

/** Ends the session, removes cached responses and what this browser keeps, and opens /login (specification section 2, Sign Out). */
export function useLogout(fail: (error: unknown, fallback: string) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: logout,
    onSuccess: async () => {
      await forgetDevice();
      queries.clear();
      navigate('/login', { replace: true });
    },
    onError: (error) => fail(error, FALLBACKS.general),
  });
}
