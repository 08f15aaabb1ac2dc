import { FALLBACKS, type Leaving } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { Dialog, FormDialog, Waiting } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { leaveTo } from '../../shell/leave.ts';
import { useTell } from '../../shell/texts/useTell.ts';
import { LeavingUnavailable } from './LeavingUnavailable.tsx';
import { useLeaving } from './leaving.ts';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

/** Asks for the password again, and has the browser download the ZIP. */
export default function DownloadDialog({ onClose }: { onClose: () => void }) {
  const { data } = useTexts(PERSON);
  const { loading } = useTexts(SHELL).words;
  const leaving = useLeaving();
  if (leaving.data) return <Asking proof={leaving.data.proof} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={data.download} size="small">
      {leaving.isError ? <LeavingUnavailable query={leaving} /> : <Waiting label={loading} />}
    </Dialog>
  );
}

function Asking({ proof: kind, onClose }: { proof: Leaving['proof']; onClose: () => void }) {
  const { data } = useTexts(PERSON);
  const tell = useTell();
  const proof = useProof(kind);
  const prepare = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof proof.read>>) =>
      call((routes) => routes.prepareDownload, { body }),
    onSuccess: ({ address, message }) => {
      tell.ok(message);
      leaveTo(address);
      onClose();
    },
    onError: (error) => {
      if (!proof.refuse(error)) tell.fail(error, FALLBACKS.downloadData);
    },
  });

  function submit() {
    const body = proof.read();
    if (body) prepare.mutate(body);
  }

  return (
    <FormDialog
      onClose={onClose}
      title={data.download}
      size="small"
      action={data.start}
      busy={prepare.isPending}
      onSubmit={submit}
      formClassName="qu-form"
    >
      <p className="qk-soft">{data.zip}</p>
      <ProofField proof={proof} />
    </FormDialog>
  );
}
