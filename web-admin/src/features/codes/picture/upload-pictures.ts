import {
  ApiError,
  FILE_RULES,
  fileProblem,
  LIMITS,
  type NonScanAbleImage,
  type PicturesUploaded,
} from '@qlaim/backend/contract';
import pRetry from 'p-retry';

const { codePicture: RULE } = FILE_RULES;

/** How far an upload is. It goes on from here after a failure. */
export interface Uploaded {
  /** Files that are done: attached or refused. */
  readonly done: number;
  readonly attached: number;
  readonly failed: readonly NonScanAbleImage[];
}

export const NOTHING_UPLOADED: Uploaded = { done: 0, attached: 0, failed: [] };

type Answer = Pick<PicturesUploaded, 'attached' | 'nonScanAbleImages'>;

export interface Upload {
  readonly files: readonly File[];
  readonly from: Uploaded;
  readonly signal: AbortSignal;
  /** Sends up to five files in one call; `onProgress` gets the share that was sent. */
  readonly send: (files: readonly File[], onProgress: (share: number) => void) => Promise<Answer>;
  /** Called with what is done, and with the share of all files that was sent, from 0 to 1. */
  readonly onProgress: (uploaded: Uploaded, share: number) => void;
  /** Called with the files of a call that were attached. */
  readonly onAttached?: (files: readonly File[]) => void;
  /** Milliseconds before the first further try of a call; each pause is twice the one before. */
  readonly pause?: number;
}

const RETRIES = 4;
const PAUSE_MS = 1_000;

/**
 * Uploads files in calls of five, one call after the other. A call that failed for a passing reason is sent again: the server
 * attaches the same picture once. Rejects with the error of the last try; what `onProgress` told stays done.
 */
export async function uploadPictures(upload: Upload): Promise<Uploaded> {
  const { files, signal, send, onProgress, onAttached, pause = PAUSE_MS } = upload;
  let uploaded = upload.from;
  while (uploaded.done < files.length) {
    const before = uploaded;
    const chunk = files.slice(before.done, before.done + LIMITS.pictureFiles);
    const refused = chunk.flatMap(refusedHere);
    const sound = chunk.filter((file) => refusedHere(file).length === 0);
    const tell = (share: number) => onProgress(before, (before.done + share * chunk.length) / files.length);
    const answer =
      sound.length === 0
        ? { attached: [], nonScanAbleImages: [] }
        : await pRetry(() => send(sound, tell), {
            signal,
            retries: RETRIES,
            minTimeout: pause,
            shouldRetry: ({ error }) => isPassing(error),
          });
    onAttached?.(attachedOf(sound, answer));
    uploaded = {
      done: before.done + chunk.length,
      attached: before.attached + answer.attached.length,
      failed: [...before.failed, ...refused, ...answer.nonScanAbleImages],
    };
    onProgress(uploaded, uploaded.done / files.length);
  }
  return uploaded;
}

/** Of files that share a name with a refused one, none counts as attached. */
function attachedOf(files: readonly File[], { attached, nonScanAbleImages }: Answer): readonly File[] {
  const names = new Set(attached.map(({ name }) => name));
  const refused = new Set(nonScanAbleImages.map(({ name }) => name));
  return files.filter(({ name }) => names.has(name) && !refused.has(name));
}

/** A file of a wrong type or size is not sent at all. */
function refusedHere(file: File): NonScanAbleImage[] {
  const message = fileProblem(RULE, file);
  if (message === undefined) return [];
  const reason = file.size > RULE.maxBytes ? 'too_large' : file.size === 0 ? 'empty' : 'wrong_type';
  return [{ name: file.name, reason, message }];
}

/** Returns whether a further try may help: after a lost connection, a fault of the server, or too many calls. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}
