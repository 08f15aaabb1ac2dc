import { type Barcode, FALLBACKS, ifMatch } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';
import { useCommand } from '../../api/use-command.ts';

/** Gives a code to another owner, as the admin saw it, and reads codes and people again. */
export function useHandOver(
  { shortCode, revision }: Pick<Barcode, 'shortCode' | 'revision'>,
  onDone: () => void,
) {
  const { call } = useDataProvider<ConsoleProvider>();
  const queryClient = useQueryClient();
  const readAgain = async () => {
    await Promise.all(['codes', 'people'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  };
  return useCommand({
    run: (body: { readonly userId: string; readonly keep: boolean }) =>
      call(CONSOLE_ROUTES.handOverCode, { params: { id: shortCode }, body }, { headers: ifMatch(revision) }),
    fallback: FALLBACKS.updateCode,
    onDone: () => {
      onDone();
      void readAgain();
    },
    // The code may have changed meanwhile: the question then shows what it has become.
    onFail: async () => {
      void readAgain();
      return false;
    },
  });
}

/** Mails the owner of a code its address. */
export function useMailCode(onDone: () => void) {
  const { call } = useDataProvider<ConsoleProvider>();
  return useCommand({
    run: (id: string) => call(CONSOLE_ROUTES.mailCode, { params: { id } }),
    fallback: FALLBACKS.changePerson,
    onDone,
  });
}
