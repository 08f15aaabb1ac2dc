import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';

interface PanelFormProps {
  busy: boolean;
  /** The code as somebody else changed it meanwhile. */
  theirs: AdminCode | undefined;
  onTyped: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

export function PanelForm({ busy, theirs, onTyped, onSubmit, children }: PanelFormProps) {
  const { save } = useTexts(CODE_EDIT);
  return (
    <form
      className="qa-edit-code-form"
      noValidate
      onInput={onTyped}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <ChangedMeanwhile theirs={theirs} />
      {children}
      <Button type="submit" wide busy={busy}>
        {save}
      </Button>
    </form>
  );
}
