import { type ConfirmBody, FALLBACKS } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { KEYS } from '../../api/query-client.ts';
import { useTell } from '../../shell/texts/useTell.ts';

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
  const { passkeys } = useTexts(PERSON);
  const tell = useTell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, proof }: NewPasskey) => {
      const { options } = await call((routes) => routes.passkeyOptions, { body: proof });
      const registration = await (await import('./make-passkey.ts')).makePasskey(options, passkeys);
      return call((routes) => routes.addPasskey, { body: { name, registration } });
    },
    onSuccess: ({ message }) => {
      tell.ok(message);
      void queries.invalidateQueries({ queryKey: KEYS.passkeys });
    },
  });
}

export function useRemovePasskey() {
  const tell = useTell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call((routes) => routes.removePasskey, { params: { id } }),
    onSuccess: ({ message }) => tell.ok(message),
    onError: (error) => tell.fail(error, FALLBACKS.general),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.passkeys }),
  });
}
