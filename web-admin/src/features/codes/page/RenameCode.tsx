import { type AdminCode, CodeName } from '@qlaim/backend/contract';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { IconButton, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { useEditCommands } from '../commands/use-code-commands.ts';
import { ChangedMeanwhile } from '../edit/ChangedMeanwhile.tsx';
import { TextDialog } from './TextDialog.tsx';

/** Changes the name of a code. */
export function RenameCode({ code }: { code: AdminCode }) {
  const { rename } = useTexts(CODE_PAGE).name;
  const [open, setOpen] = useState(false);
  if (!useMay()('content.manage')) return null;
  return (
    <>
      <IconButton icon="edit" label={rename} onClick={() => setOpen(true)} />
      {open ? <NameDialog code={code} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NameDialog({ code, onClose }: { code: AdminCode; onClose: () => void }) {
  const words = useTexts(CODE_PAGE).name;
  const { update, theirs } = useEditCommands(code, onClose);
  return (
    <TextDialog
      title={words.title}
      text={code.name ?? ''}
      rule={CodeName}
      busy={update.isPending}
      onSave={(name) => update.mutate({ name })}
      onClose={onClose}
      field={(value, error, change) => (
        <>
          <ChangedMeanwhile theirs={theirs} />
          <TextField
            label={words.label}
            autoFocus
            autoComplete="off"
            value={value}
            error={error}
            onChange={(event) => change(event.target.value)}
          />
        </>
      )}
    />
  );
}
