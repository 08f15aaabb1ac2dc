import { FALLBACKS, ROUTES } from '@qlaim/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { client } from '../api/client.ts';
import { notifyFailure } from '../api/failure.ts';

const logout = () => client(ROUTES.logout, {});

/** Ends the session, clears the cached responses and opens /login (specification section 2, Sign Out). */
export function useLogout() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: logout,
    onSuccess: () => {
      queries.clear();
      navigate('/login', { replace: true });
    },
    onError: (error) => notifyFailure(error, FALLBACKS.general),
  });
}
