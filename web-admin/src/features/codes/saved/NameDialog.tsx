import { LIMITS } from '@qlaim/backend/contract';
import { VIEWS } from '@qlaim/backend/texts/console/views';
import { FormDialog, type FormDialogProps, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import type { ViewName } from './use-view-name.ts';

interface NameDialogProps extends Pick<FormDialogProps, 'title' | 'action' | 'busy' | 'onClose'> {
  name: ViewName;
  /** Who sees the name. */
  help: string;
  onName: (name: string) => void;
  /** What stands below the name. */
  children?: ReactNode;
}

/** Asks for the name of a view. */
export function NameDialog({ name, help, onName, children, ...dialog }: NameDialogProps) {
  const texts = useTexts(VIEWS);

  function submit() {
    const checked = name.check();
    if (checked !== undefined) onName(checked);
  }

  return (
    <FormDialog {...dialog} size="small" onSubmit={submit}>
      <TextField
        {...name.field}
        label={texts.name}
        help={help}
        autoFocus
        autoComplete="off"
        maxLength={LIMITS.viewNameLength}
      />
      {children}
    </FormDialog>
  );
}
