import { VIEWS } from '@qlaim/backend/texts/console/views';
import { useTexts } from '@qlaim/web-kit/texts';
import { NameDialog } from './NameDialog.tsx';
import type { SharedView } from './shared-view.ts';
import { useRenameShared } from './use-shared-views.ts';
import { useViewName } from './use-view-name.ts';

interface RenameSharedProps {
  view: SharedView;
  onClose: () => void;
}

/** Asks for another name of a shared view. The server knows which names are taken. */
export function RenameShared({ view, onClose }: RenameSharedProps) {
  const { renaming } = useTexts(VIEWS);
  const name = useViewName(view.name, []);
  const rename = useRenameShared({ onDone: onClose, onTaken: name.refuse });
  return (
    <NameDialog
      title={renaming.title}
      action={renaming.action}
      name={name}
      help={renaming.forAll}
      busy={rename.isPending}
      onName={(checked) => rename.mutate({ id: view.id, name: checked })}
      onClose={onClose}
    />
  );
}
