import type { UpdateCodeBody } from '@qlaim/backend/contract';
import { useEditCommands } from '../commands/use-code-commands.ts';
import type { EditCodeProps, EditedType } from './edit-code-props.ts';

/** Saves the destination of a code. Empty input removes a stored destination of the tab's type, and no other content. */
export function useDestination({ code, onClose }: EditCodeProps, type: EditedType) {
  const { update, clear, theirs } = useEditCommands(code, onClose);
  return {
    theirs,
    busy: update.isPending || clear.isPending,
    save: (body: UpdateCodeBody | undefined) => {
      if (body) update.mutate(body);
      else if (code.storedInfo?.infoType === type) clear.mutate();
      else onClose();
    },
  };
}

/** The help of a field whose empty value removes the destination. */
export const emptyHelp = ({ code }: EditCodeProps, type: EditedType): string =>
  code.storedInfo?.infoType === type ? 'Empty takes the destination away.' : '';
