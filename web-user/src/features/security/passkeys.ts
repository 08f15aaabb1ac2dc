import { type ConfirmBody, FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';
import { KEYS } from '../../api/query-client.ts';

export function usePasskeys() {
  return useQuery({
    queryKey: KEYS.passkeys,
    queryFn: async ({ signal }) => (await call((routes) => routes.passkeys, {}, { signal })).passkeys,
  });
}

interface NewPasskey {
  readonly name: string;
  readonly proof: ConfirmBody;
}

/** Adds a passkey that the browser makes. */
export function useAddPasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, proof }: NewPasskey) => {
      const { options } = await call((routes) => routes.passkeyOptions, { body: proof });
      const registration = await (await import('./make-passkey.ts')).makePasskey(options);
      return call((routes) => routes.addPasskey, { body: { name, registration } });
    },
    onSuccess: ({ message }) => {
      notify.ok(message);
      void queries.invalidateQueries({ queryKey: KEYS.passkeys });
    },
  });
}

export function useRemovePasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call((routes) => routes.removePasskey, { params: { id } }),
    onSuccess: ({ message }) => notify.ok(message),
    onError: (error) => notifyFailure(error, FALLBACKS.general),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.passkeys }),
  });
}
