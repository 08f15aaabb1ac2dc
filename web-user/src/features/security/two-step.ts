import type { ConfirmBody } from '@qlaim/backend/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { KEYS } from '../../api/query-client.ts';
import { useTell } from '../../shell/texts/useTell.ts';

export function useTwoStep() {
  return useQuery({
    queryKey: KEYS.twoStep,
    queryFn: ({ signal }) => call((routes) => routes.twoStep, {}, { signal }),
  });
}

/** Reads everything again that two-step sign-in changes. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [KEYS.twoStep, KEYS.me, KEYS.loginStatus].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}

export const useSetUp = () =>
  useMutation({
    mutationFn: (body: ConfirmBody) => call((routes) => routes.setUpTwoStep, { body }),
  });

export function useConfirmTwoStep() {
  const tell = useTell();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (code: string) => call((routes) => routes.confirmTwoStep, { body: { code } }),
    onSuccess: ({ message }) => {
      tell.ok(message);
      void refresh();
    },
  });
}

export function useTurnOff() {
  const tell = useTell();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: ConfirmBody) => call((routes) => routes.turnOffTwoStep, { body }),
    onSuccess: ({ message }) => {
      tell.ok(message);
      void refresh();
    },
  });
}

export function useRenewCodes() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: ConfirmBody) => call((routes) => routes.renewRecoveryCodes, { body }),
    onSuccess: () => void refresh(),
  });
}
