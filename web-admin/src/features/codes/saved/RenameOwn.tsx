import { VIEWS } from '@qlaim/backend/texts/console/views';
import { useTexts } from '@qlaim/web-kit/texts';
import { NameDialog } from './NameDialog.tsx';
import { useViewName } from './use-view-name.ts';

interface RenameOwnProps {
  before: string;
  /** The names of the usual views and of all of this browser. */
  taken: readonly string[];
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Asks for another name of a view of this browser. */
export function RenameOwn({ before, taken, onRename, onClose }: RenameOwnProps) {
  const { renaming, saving } = useTexts(VIEWS);
  const others = taken.filter((other) => other !== before);
  return (
    <NameDialog
      title={renaming.title}
      action={renaming.action}
      name={useViewName(before, others)}
      help={saving.here}
      onName={onRename}
      onClose={onClose}
    />
  );
}
