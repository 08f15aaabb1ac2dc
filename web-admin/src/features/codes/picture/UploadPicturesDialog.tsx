import { Button, Dialog, formatCount, Notice, Progress, type Tone } from '@qlaim/web-kit';
import { FailedPictures } from './FailedPictures.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { attachedBefore, UnfinishedNotice } from './UnfinishedNotice.tsx';
import { saveFailed, type UploadState, useUploadPictures } from './use-upload-pictures.ts';

/** The bulk upload (specification, section 4): idle, percent, then done or failed. It stays open while it sends. */
export function UploadPicturesDialog({ onClose }: { onClose: () => void }) {
  const { state, start, stop, goOn, again } = useUploadPictures();
  const { phase, uploaded } = state;
  return (
    <Dialog
      open
      title="Upload QRs"
      insistent={phase === 'sending'}
      onClose={onClose}
      footer={
        <>
          {phase === 'sending' ? (
            <Button variant="quiet" onClick={stop}>
              Stop
            </Button>
          ) : null}
          {phase === 'idle' || phase === 'sending' ? null : (
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
          )}
          {phase === 'failed' ? <Button onClick={goOn}>Continue</Button> : null}
          {phase === 'done' ? <Button onClick={again}>Upload more</Button> : null}
        </>
      }
    >
      <Step state={state} onFiles={start} />
      {phase !== 'idle' && uploaded.failed.length > 0 ? (
        <FailedPictures failed={uploaded.failed} onSave={() => saveFailed(uploaded)} />
      ) : null}
    </Dialog>
  );
}

interface StepProps {
  state: UploadState;
  onFiles: (files: readonly File[]) => void;
}

function Step({ state, onFiles }: StepProps) {
  const { phase, files, uploaded, percent, message, skipped } = state;
  const count = `${formatCount(uploaded.done)} of ${formatCount(files.length)} pictures are done`;
  switch (phase) {
    case 'idle':
      return (
        <>
          <UnfinishedNotice />
          <PictureDrop onFiles={onFiles} />
        </>
      );
    case 'sending':
      return (
        <>
          <Progress label="Uploading" value={percent} />
          <p className="qk-soft" role="status">
            {count}
          </p>
        </>
      );
    case 'failed':
      return (
        <Notice tone="danger" title={message}>
          {count}. Continue to send the rest: nothing is attached twice.
        </Notice>
      );
    case 'done':
      return (
        <Notice
          tone={doneTone(uploaded.attached + skipped, uploaded.failed.length)}
          title={doneTitle(uploaded.attached, uploaded.failed.length)}
        >
          {uploaded.failed.length === 0 ? 'Each of them shows on the card of its code. ' : null}
          {skipped > 0 ? attachedBefore(skipped) : null}
        </Notice>
      );
  }
}

const doneTone = (attached: number, failed: number): Tone => {
  if (attached === 0) return 'danger';
  return failed === 0 ? 'ok' : 'note';
};

const doneTitle = (attached: number, failed: number): string => {
  if (attached === 0 && failed === 0) return 'Every picture is attached';
  if (attached === 0) return 'No picture could be attached';
  if (failed > 0)
    return `${formatCount(attached)} of ${formatCount(attached + failed)} pictures were attached`;
  return attached === 1 ? '1 picture was attached' : `${formatCount(attached)} pictures were attached`;
};
