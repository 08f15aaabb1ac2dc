import type { UpdateCodeBody } from '@qlaim/backend/contract';
import { useEditCommands } from '../commands/use-code-commands.ts';
import type { EditCodeProps } from './edit-code-props.ts';

/** Saves where a code leads; nothing typed takes the destination away. */
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
