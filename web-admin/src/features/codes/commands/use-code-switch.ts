import type { AdminCode } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { useSayWhy } from '../../../api/use-command.ts';
import { useSay, useWords } from '../../../texts/use-say.ts';
import type { CodeChange } from './code-cache.ts';
import { CODE_SWITCHES, type CodeSwitchName, codeSwitchMutation, type Switched } from './code-switch.ts';

/** A switch of a code. Its message offers to switch back, unless that would take something from an owner without reasons. */
export function useCodeSwitch(code: AdminCode, name: CodeSwitchName) {
  const sayWhy = useSayWhy();
  const say = useSay();
  const { undo } = useWords();
  const { call } = useDataProvider<ConsoleProvider>();
  const asked = codeSwitchMutation(call, useQueryClient(), name);
  const { mutate, isPending } = useMutation<Switched, Error, AdminCode, CodeChange>({
    ...asked,
    onSuccess: (answer, from, ...rest) => {
      asked.onSuccess?.(answer, from, ...rest);
      const back = () => mutate({ ...from, ...answer.barcode });
      const takes = name === 'isActive' && answer.barcode.isActive && answer.barcode.user !== null;
      notify.ok(say(answer.message), takes ? undefined : { label: undo, onSelect: back, of: from.id });
    },
    onError: (error, ...rest) => {
      asked.onError?.(error, ...rest);
      sayWhy(CODE_SWITCHES[name].fallback)(error);
    },
  });
  return { busy: isPending, flip: () => mutate(code) };
}
