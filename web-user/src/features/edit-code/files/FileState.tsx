import type { Unconverted } from '@qlaim/backend/contract';
import { EDIT, type EditWords } from '@qlaim/backend/texts/owner/edit';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { UNCONVERTED_TEXTS } from '@qlaim/backend/texts/videos';
import { Button, Progress, useOnline } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { Problem } from '../Problem.tsx';
import { type FileValue, isVideo } from './file-value.ts';
import type { UploadState } from './upload/uploads.ts';
import { useFileSay } from './useFileSay.ts';
import type { Files } from './useFiles.ts';

interface FileStateProps {
  value: FileValue;
  place: number;
  files: Files;
  /** Undefined for a file that was not chosen on this page. */
  upload: UploadState | undefined;
  /** Whether this browser can play the video. */
  plays: boolean | undefined;
}

/** How far the upload of a file is, or what is wrong with it. */
export function FileState({ value, place, files, upload, plays }: FileStateProps) {
  const { files: words } = useTexts(EDIT);
  const { words: shell } = useTexts(SHELL);
  const say = useFileSay();
  const { preparing: waiting = [], unconverted: kept = [] } = files.storage ?? {};
  // How far the server is with a playable form of the stored video, or why the video stays as it is.
  const preparing = waiting.find(({ url }) => url === value.url)?.percent;
  const unconverted = kept.find(({ url }) => url === value.url)?.reason;
  // What a save found.
  const problem = files.problemOf(place);
  const offline = !useOnline();
  return (
    <div className="qu-file-state">
      {upload?.phase === 'uploading' ? (
        <Progress label={uploadLabel(words, upload.percent, value.name, offline)} value={upload.percent} />
      ) : null}
      {upload?.phase === 'failed' ? (
        <FileProblem words={say(upload.message)}>
          <Button variant="quiet" onClick={() => files.retry(value.id)}>
            {shell.tryAgain}
            <span className="qk-hidden">{words.which(value.name)}</span>
          </Button>
        </FileProblem>
      ) : null}
      {value.refusal === undefined ? null : (
        <FileProblem words={say(value.refusal)}>
          <Button
            variant="quiet"
            aria-label={words.remove(value.name)}
            onClick={() => files.remove(value.id)}
          >
            {words.removeIt}
          </Button>
        </FileProblem>
      )}
      {upload === undefined && value.url === '' && value.refusal === undefined ? (
        <FileProblem words={words.interrupted} />
      ) : null}
      {problem !== undefined && (upload === undefined || upload.phase === 'done') && value.url !== '' ? (
        <FileProblem words={say(problem)} />
      ) : null}
      {preparing !== undefined && isVideo(value) ? (
        <Progress label={words.preparing(value.name)} value={preparing} />
      ) : null}
      {unconverted === undefined ? null : <StaysAsItIs reason={unconverted} />}
      {preparing === undefined && unconverted === undefined && needsConversion(value, plays) ? (
        <p className="qk-small qk-soft">{words.mayConvert}</p>
      ) : null}
    </div>
  );
}

function StaysAsItIs({ reason }: { reason: Unconverted }) {
  const { language } = useShown();
  return <p className="qk-small">{UNCONVERTED_TEXTS[language][reason]}</p>;
}

function uploadLabel(words: EditWords['files'], percent: number, name: string, offline: boolean): string {
  if (offline) return words.waiting(name);
  return percent < 100 ? words.uploading(name) : words.checking(name);
}

/** Videos that most phones don't play: those of some formats, and others that not even this browser plays. */
function needsConversion(value: FileValue, plays: boolean | undefined): boolean {
  if (!isVideo(value) || value.state === 'ready') return false;
  return plays === false || /\.(avi|wmv|flv|mkv)$/i.test(value.name);
}

function FileProblem({ words, children }: { words: string; children?: React.ReactNode }) {
  return (
    <div className="qu-file-problem">
      <Problem words={words} />
      {children}
    </div>
  );
}
