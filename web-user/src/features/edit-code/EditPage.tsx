import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { useTexts } from '@qlaim/web-kit/texts';
import './edit-code.css';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AppPage } from '../../layout/AppPage.tsx';
import { useUser } from '../../session/SignedIn.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { CodeUnavailable } from '../../shell/CodeUnavailable.tsx';
import { TryAgain } from '../../shell/TryAgain.tsx';
import { isOwn, useCode } from './code.ts';
import { Editor } from './Editor.tsx';
import { EditSkeleton } from './EditSkeleton.tsx';

/** The page Edit QR code (specification section 2). An admin comes from the code's page in the console, and returns to it. */
export default function EditPage() {
  const { frame } = useTexts(EDIT);
  const { words } = useTexts(SHELL);
  const { id = '' } = useParams();
  const { role } = useUser();
  const [unsaved, setUnsaved] = useState(false);
  return (
    <AppPage
      title={frame.title}
      back={<BackLink href={role === 'user' ? '/' : `/admin/codes/${id}`}>{words.back}</BackLink>}
      unsaved={unsaved}
    >
      <LoadedCode key={id} id={id} onUnsaved={setUnsaved} />
    </AppPage>
  );
}

function LoadedCode({ id, onUnsaved }: { id: string; onUnsaved: (unsaved: boolean) => void }) {
  const code = useCode(id);
  if (code.isPending) return <EditSkeleton />;
  if (code.isError) {
    return <CodeUnavailable error={code.error} action={<TryAgain read={code} />} />;
  }
  if (!isOwn(code.data)) return <CodeUnavailable />;
  return (
    <Suspense fallback={<EditSkeleton />}>
      <Editor barcode={code.data} onUnsaved={onUnsaved} />
    </Suspense>
  );
}
