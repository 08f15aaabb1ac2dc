import './edit-code.css';
import { Button } from '@qlaim/web-kit';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AppPage } from '../../shell/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { CodeUnavailable } from '../../shell/CodeUnavailable.tsx';
import { isOwn, useCode } from './code.ts';
import { Editor } from './Editor.tsx';
import { EditSkeleton } from './EditSkeleton.tsx';

/** The page Edit QR code (specification section 2). */
export default function EditPage() {
  const { id = '' } = useParams();
  const [unsaved, setUnsaved] = useState(false);
  return (
    <AppPage title="Edit QR Code:" back={<BackLink href="/">Back</BackLink>} unsaved={unsaved}>
      <LoadedCode key={id} id={id} onUnsaved={setUnsaved} />
    </AppPage>
  );
}

function LoadedCode({ id, onUnsaved }: { id: string; onUnsaved: (unsaved: boolean) => void }) {
  const code = useCode(id);
  if (code.isPending) return <EditSkeleton />;
  if (code.isError) {
    return (
      <CodeUnavailable
        error={code.error}
        action={
          <Button busy={code.isFetching} onClick={() => void code.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (!isOwn(code.data)) return <CodeUnavailable />;
  return <Editor barcode={code.data} onUnsaved={onUnsaved} />;
}
