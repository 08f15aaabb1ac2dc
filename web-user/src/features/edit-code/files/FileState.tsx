import type { Unconverted } from '@qlaim/backend/contract';
import { directionOf } from '@qlaim/backend/texts';
import { UNCONVERTED_TEXTS } from '@qlaim/backend/texts/videos';
import { Button, Icon, Progress } from '@qlaim/web-kit';
import { useSyncExternalStore } from 'react';
import { preferredLanguage } from '../../../shell/language.ts';
import { type FileValue, isVideo } from './file-value.ts';
import type { UploadState } from './upload/uploads.ts';

interface FileStateProps {
  value: FileValue;
  /** Undefined for a file that was not chosen on this page. */
  upload: UploadState | undefined;
  /** Whether this browser can play the video. */
  plays: boolean | undefined;
  /** How far the server is with a playable form of the stored video, in percent. */
  preparing: number | undefined;
  /** Why the stored video stays as it is. */
  unconverted: Unconverted | undefined;
  /** The problem that a save found. */
  problem: string | undefined;
  onRetry: () => void;
}

/** How far the upload of a file is, or what is wrong with it. */
export function FileState({
  value,
  upload,
  plays,
  preparing,
  unconverted,
  problem,
  onRetry,
}: FileStateProps) {
  const offline = !useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className="qu-file-state">
      {upload?.phase === 'uploading' ? (
        <Progress
          label={`${offline ? 'Waiting for a connection:' : wordsFor(upload.percent)} ${value.name}`}
          value={upload.percent}
        />
      ) : null}
      {upload?.phase === 'failed' ? (
        <Problem words={upload.message}>
          <Button variant="quiet" onClick={onRetry}>
            Try again<span className="qk-hidden">: {value.name}</span>
          </Button>
        </Problem>
      ) : null}
      {upload === undefined && value.url === '' ? (
        <Problem words="The upload was interrupted. Choose this file again, and it goes on." />
      ) : null}
      {problem !== undefined && (upload === undefined || upload.phase === 'done') && value.url !== '' ? (
        <Problem words={problem} />
      ) : null}
      {preparing !== undefined && isVideo(value) ? (
        <Progress label={`Preparing ${value.name}`} value={preparing} />
      ) : null}
      {unconverted === undefined ? null : <StaysAsItIs reason={unconverted} />}
      {preparing === undefined && unconverted === undefined && needsConversion(value, plays) ? (
        <p className="qk-small qk-soft">
          Most phones cannot play this kind of video. It is converted where the server can, and offered as a
          download otherwise.
        </p>
      ) : null}
    </div>
  );
}

function StaysAsItIs({ reason }: { reason: Unconverted }) {
  const language = preferredLanguage();
  return (
    <p className="qk-small" lang={language} dir={directionOf(language)}>
      {UNCONVERTED_TEXTS[language][reason]}
    </p>
  );
}

const wordsFor = (percent: number): string => (percent < 100 ? 'Uploading' : 'Finishing');

/** Videos that most phones don't play: those of some formats, and others that not even this browser plays. */
function needsConversion(value: FileValue, plays: boolean | undefined): boolean {
  if (!isVideo(value) || value.state === 'ready') return false;
  return plays === false || /\.(avi|wmv|flv|mkv)$/i.test(value.name);
}

function Problem({ words, children }: { words: string; children?: React.ReactNode }) {
  return (
    <div className="qu-file-problem">
      <p className="qk-error" role="alert">
        <Icon name="alert" size={16} />
        <span>{words}</span>
      </p>
      {children}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
