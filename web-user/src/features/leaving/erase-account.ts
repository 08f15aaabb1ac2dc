import { type EraseAccountBody, FALLBACKS } from '@qlaim/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { call } from '../../api/call.ts';
import { forgetDevice } from '../../shell/forget-device.ts';
import { useTell } from '../../shell/texts/useTell.ts';

/** Deletes the account, removes what this browser keeps of it, and opens /login. `refuse`: see `ProofForm`. */
export function useEraseAccount(refuse: (error: unknown) => boolean) {
  const tell = useTell();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: z.input<typeof EraseAccountBody>) => call((routes) => routes.eraseAccount, { body }),
    onSuccess: async ({ message }) => {
      await forgetDevice();
      queries.clear();
      tell.ok(message);
      navigate('/login', { replace: true });
    },
    onError: (error) => {
      if (!refuse(error)) tell.fail(error, FALLBACKS.eraseAccount);
    },
  });
}
