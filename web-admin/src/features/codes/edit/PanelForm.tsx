import type { AdminCode } from '@qlaim/backend/contract';
import { Button } from '@qlaim/web-kit';
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
        Save
      </Button>
    </form>
  );
}
