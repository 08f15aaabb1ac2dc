import { ifMatch, MESSAGES, ROUTES } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Button, ConfirmDialog, Icon, useKitTexts } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { type ChangeProps, useChange } from './useChange.ts';

/** Takes away where the code leads. The toast after it, and the history, bring it back. */
export function ClearDestination(props: ChangeProps) {
  const { clear: words } = useTexts(EDIT).frame;
  const { cancel } = useKitTexts();
  const { _id: id, revision } = props.barcode;
  const [asked, setAsked] = useState(false);
  const call = () => client(ROUTES.clearContent, { params: { id } }, { headers: ifMatch(revision) });
  const clear = useChange(call, MESSAGES.contentDeleted, props);
  return (
    <>
      <Button variant="quiet" icon={<Icon name="trash" />} onClick={() => setAsked(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        open={asked}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={cancel}
        danger
        busy={clear.isPending || clear.isSuccess}
        onConfirm={() => clear.mutate()}
        onCancel={() => setAsked(false)}
      >
        <p>{words.advice}</p>
      </ConfirmDialog>
    </>
  );
}
