import type { UpdateCodeBody } from '@qlaim/backend/contract';
import { useEditCommands } from '../commands/use-code-commands.ts';
import type { EditCodeProps } from './edit-code-props.ts';

/** Saves the destination of a code. Empty input removes it. */
export function useDestination({ code, onClose }: EditCodeProps) {
  const { update, clear } = useEditCommands(code, onClose);
  return {
    busy: update.isPending || clear.isPending,
    save: (body: UpdateCodeBody | undefined) => {
      if (body) update.mutate(body);
      else if (code.storedInfo) clear.mutate();
      else onClose();
    },
  };
}
