import type { PictureTexts } from '@qlaim/backend/texts/console/codes/picture';
import { PICTURES } from '@qlaim/backend/texts/console/codes/picture';
import { Button, Dialog, Notice, Progress, type Tone, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { FailedPictures } from './FailedPictures.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { UnfinishedNotice } from './UnfinishedNotice.tsx';
import type { Uploaded } from './upload-pictures.ts';
import { saveFailed, type UploadState, useUploadPictures } from './use-upload-pictures.ts';

/** The bulk upload (specification, section 4): idle, percent, then done or failed. It stays open while it sends. */
export function UploadPicturesDialog({ onClose }: { onClose: () => void }) {
  const words = useTexts(PICTURES).many;
  const { state, start, stop, goOn, again } = useUploadPictures();
  const { phase, uploaded } = state;
  return (
    <Dialog
      open
      title={words.title}
      insistent={phase === 'sending'}
      onClose={onClose}
      footer={
        <>
          {phase === 'sending' ? (
            <Button variant="quiet" onClick={stop}>
              {words.stop}
            </Button>
          ) : null}
          {phase === 'idle' || phase === 'sending' ? null : (
            <Button variant="quiet" onClick={onClose}>
              {words.close}
            </Button>
          )}
          {phase === 'failed' ? <Button onClick={goOn}>{words.goOn}</Button> : null}
          {phase === 'done' ? <Button onClick={again}>{words.more}</Button> : null}
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
  const { many, done } = useTexts(PICTURES);
  const { count } = useFormats();
  const soFar = many.soFar(count(uploaded.done), count(files.length));
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
          <Progress label={many.progress} value={percent} />
          <p className="qk-soft" role="status">
            {soFar}
          </p>
        </>
      );
    case 'failed':
      return (
        <Notice tone="danger" title={message}>
          {many.rest(soFar)}
        </Notice>
      );
    case 'done':
      return (
        <Notice
          tone={doneTone(uploaded.attached + skipped, uploaded.failed.length)}
          title={titleOf(uploaded, done, count)}
        >
          {uploaded.failed.length === 0 ? `${done.where} ` : null}
          {skipped > 0 ? done.before(skipped) : null}
        </Notice>
      );
  }
}

const doneTone = (attached: number, failed: number): Tone => {
  if (attached === 0) return 'danger';
  return failed === 0 ? 'ok' : 'note';
};

function titleOf(
  { attached, failed }: Uploaded,
  words: PictureTexts['done'],
  count: (number: number) => string,
): string {
  if (attached === 0) return failed.length === 0 ? words.every : words.none;
  if (failed.length > 0) return words.some(count(attached), count(attached + failed.length));
  return words.all(attached);
}
