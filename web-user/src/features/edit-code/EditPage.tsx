import './edit-code.css';
import { Button } from '@qlaim/web-kit';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AppPage } from '../../shell/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { isOwn, useCode } from './code.ts';
import { drafts } from './draft.ts';
import { EditForm } from './EditForm.tsx';
import { EditSkeleton } from './EditSkeleton.tsx';
import { NotEditable } from './NotEditable.tsx';
import { Unsaved } from './Unsaved.tsx';

/** The page Edit QR code (specification section 2). */
export default function EditPage() {
  const { id = '' } = useParams();
  return (
    <AppPage title="Edit QR Code:" back={<BackLink href="/">Back</BackLink>}>
      <Editor key={id} id={id} />
    </AppPage>
  );
}

function Editor({ id }: { id: string }) {
  const code = useCode(id);
  const [draft, setDraft] = useState(() => drafts.recall(id));
  if (code.isPending) return <EditSkeleton />;
  if (code.isError) {
    return (
      <NotEditable
        error={code.error}
        action={
          <Button busy={code.isFetching} onClick={() => void code.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (!isOwn(code.data)) return <NotEditable />;

  function discard() {
    drafts.forget(id);
    setDraft(undefined);
  }

  return (
    <>
      {draft ? <Unsaved why={draft.why} onDiscard={discard} /> : null}
      <EditForm key={draft ? 'draft' : 'stored'} barcode={code.data} draft={draft?.values} />
    </>
  );
}
