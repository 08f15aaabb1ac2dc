import { FALLBACKS, type Leaving } from '@qlaim/backend/contract';
import { Button, Dialog, notify, Waiting } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../api/failure.ts';
import { leaveTo } from '../../shell/leave.ts';
import { LeavingUnavailable } from './LeavingUnavailable.tsx';
import { useLeaving } from './leaving.ts';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

/** Asks for the password again, and has the browser download the ZIP. */
export default function DownloadDialog({ onClose }: { onClose: () => void }) {
  const leaving = useLeaving();
  if (leaving.data) return <Asking proof={leaving.data.proof} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Download my data" size="small">
      {leaving.isError ? <LeavingUnavailable query={leaving} /> : <Waiting label="Loading" />}
    </Dialog>
  );
}

function Asking({ proof: kind, onClose }: { proof: Leaving['proof']; onClose: () => void }) {
  const form = useId();
  const proof = useProof(kind);
  const prepare = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof proof.read>>) =>
      call((routes) => routes.prepareDownload, { body }),
    onSuccess: ({ address, message }) => {
      notify.ok(message);
      leaveTo(address);
      onClose();
    },
    onError: (error) => {
      if (!proof.refuse(error)) notifyFailure(error, FALLBACKS.downloadData);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = proof.read();
    if (body) prepare.mutate(body);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Download my data"
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={prepare.isPending}>
            Download
          </Button>
        </>
      }
    >
      <form id={form} className="qu-form" onSubmit={submit} noValidate>
        <p className="qk-soft">
          You get one ZIP file. It holds your files, too, and can be large. Whoever has it can read all of it.
        </p>
        <ProofField proof={proof} />
      </form>
    </Dialog>
  );
}
