import type { AdminCode } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider.tsx';
import { useSayWhy } from '../../api/use-command.ts';
import { CODE_SWITCHES, type CodeSwitchName, codeSwitchMutation } from './code-switch.ts';

export function useCodeSwitch(code: AdminCode, name: CodeSwitchName) {
  const sayWhy = useSayWhy(CODE_SWITCHES[name].fallback);
  const { mutate, isPending } = useMutation(codeSwitchMutation(useApi(), useQueryClient(), name));
  return {
    busy: isPending,
    flip: () => mutate(code, { onSuccess: ({ message }) => notify.ok(message), onError: sayWhy }),
  };
}
