import { VIEWS } from '@qlaim/backend/texts/console/views';
import { Checkbox } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { NameDialog } from './NameDialog.tsx';
import { useShareView } from './use-shared-views.ts';
import { useViewName } from './use-view-name.ts';
import type { OwnView, SavedView } from './views.ts';

interface SaveViewProps {
  view: Omit<SavedView, 'name'>;
  /** Names that no own view may have. */
  taken: readonly string[];
  onSave: (view: OwnView) => void;
  onClose: () => void;
}

/** Names the filters and the order of the list, and shares them where that is ticked. */
export function SaveView({ view, taken, onSave, onClose }: SaveViewProps) {
  const { saving, share } = useTexts(VIEWS);
  const may = useMay();
  const [shares, setShares] = useState(false);
  const name = useViewName('', taken);
  const sharing = useShareView<SavedView>({
    onDone: ({ id }, shared) => onSave({ ...shared, shared: id }),
    onTaken: name.refuse,
  });

  function save(checked: string) {
    const named = { name: checked, ...view };
    if (shares) sharing.mutate(named);
    else onSave(named);
  }

  return (
    <NameDialog
      title={saving.title}
      action={saving.action}
      name={name}
      help={shares ? saving.forAll : saving.here}
      busy={sharing.isPending}
      onName={save}
      onClose={onClose}
    >
      {may('content.manage') ? (
        <Checkbox label={share} checked={shares} onChange={(event) => setShares(event.target.checked)} />
      ) : null}
    </NameDialog>
  );
}
