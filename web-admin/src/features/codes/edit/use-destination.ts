import type { UpdateCodeBody } from '@qlaim/backend/contract';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEditCommands } from '../commands/use-code-commands.ts';
import type { EditCodeProps, EditedType } from './edit-code-props.ts';

/** Saves the destination of a code. Empty input removes a stored destination of the tab's type, and no other content. */
export function useDestination({ code, onClose }: EditCodeProps, type: EditedType) {
  const { emptied } = useTexts(CODE_EDIT);
  const { update, clear, theirs } = useEditCommands(code, onClose);
  return {
    theirs,
    /** The help of a field whose empty value removes the destination. */
    help: code.storedInfo?.infoType === type ? emptied : '',
    busy: update.isPending || clear.isPending,
    save: (body: UpdateCodeBody | undefined) => {
      if (body) update.mutate(body);
      else if (code.storedInfo?.infoType === type) clear.mutate();
      else onClose();
    },
  };
}
