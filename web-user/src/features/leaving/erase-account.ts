import { type EraseAccountBody, FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';
import { forgetDrafts } from '../../shell/drafts-store.ts';

/** Deletes the account, removes what this browser keeps of it, and opens /login. `refuse`: see `ProofForm`. */
export function useEraseAccount(refuse: (error: unknown) => boolean) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: z.input<typeof EraseAccountBody>) => call((routes) => routes.eraseAccount, { body }),
    onSuccess: ({ message }) => {
      forgetDrafts();
      queries.clear();
      notify.ok(message);
      navigate('/login', { replace: true });
    },
    onError: (error) => {
      if (!refuse(error)) notifyFailure(error, FALLBACKS.eraseAccount);
    },
  });
}
