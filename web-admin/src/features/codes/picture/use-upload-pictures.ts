import { ApiError, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { PICTURES, type PictureTexts } from '@qlaim/backend/texts/console/codes/picture';
import { download, notify } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { sendForm } from '../../../api/send-form.ts';
import { useFailure } from '../../../texts/use-say.ts';
import { csvName } from '../generate/csv-name.ts';
import { failedCsv } from './failed-csv.ts';
import { fileMark, unfinishedUpload } from './unfinished-upload.ts';
import { NOTHING_UPLOADED, type Uploaded, uploadPictures } from './upload-pictures.ts';

/** What the dialog shows. `percent` of the bytes that were sent, 0 to 100. */
export interface UploadState {
  readonly phase: 'idle' | 'sending' | 'failed' | 'done';
  readonly files: readonly File[];
  readonly uploaded: Uploaded;
  readonly percent: number;
  /** Why it failed. */
  readonly message: string;
  /** Whether the connection was lost. */
  readonly lost: boolean;
  /** Chosen files that an earlier upload, which was not finished, has attached. They are not sent again. */
  readonly skipped: number;
}

const IDLE: UploadState = {
  phase: 'idle',
  files: [],
  uploaded: NOTHING_UPLOADED,
  percent: 0,
  message: '',
  lost: false,
  skipped: 0,
};

/** Uploads pictures in the bulk dialog. After a failure it goes on where it stopped: on request, and once online again. */
export function useUploadPictures() {
  const queryClient = useQueryClient();
  const { upload } = useDataProvider<ConsoleProvider>();
  const { many, toast } = useTexts(PICTURES);
  const failure = useFailure();
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(undefined);
  const change = (next: Partial<UploadState>) => setState((now) => ({ ...now, ...next }));

  async function run(files: readonly File[], from: Uploaded, skipped: number) {
    const stop = new AbortController();
    running.current = stop;
    const percent = files.length === 0 ? 100 : (100 * from.done) / files.length;
    setState({ ...IDLE, phase: 'sending', files, uploaded: from, percent, skipped });
    try {
      const uploaded = await uploadPictures({
        files,
        from,
        signal: stop.signal,
        send: (chunk, onProgress) => {
          const form = new FormData();
          for (const file of chunk) form.append('files', file);
          return upload(() =>
            sendForm(CONSOLE_ROUTES.uploadPictures, {}, form, { signal: stop.signal, onProgress }),
          );
        },
        onAttached: unfinishedUpload.add,
        onProgress: (done, share) => change({ uploaded: done, percent: Math.min(100, share * 100) }),
      });
      unfinishedUpload.forget();
      change({ phase: 'done' });
      tellOutcome(uploaded, toast);
      saveFailed(uploaded);
    } catch (error) {
      const lost = !stop.signal.aborted && error instanceof ApiError && error.status === 0;
      const told = lost ? many.lost : failure(error, FALLBACKS.uploadPictures);
      change({ phase: 'failed', lost, message: stop.signal.aborted ? many.stopped : told });
    }
    void queryClient.invalidateQueries({ queryKey: ['codes'] });
  }

  /** Leaves out what an upload has attached before the page was left. */
  function start(chosen: readonly File[]) {
    const attached = unfinishedUpload.attached();
    const files = chosen.filter((file) => !attached.has(fileMark(file)));
    void run(files, NOTHING_UPLOADED, chosen.length - files.length);
  }

  const { phase, files, uploaded, lost, skipped } = state;
  const goOn = () => void run(files, uploaded, skipped);
  useEffect(() => {
    if (phase !== 'failed' || !lost) return;
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  });
  useEffect(() => {
    if (phase !== 'sending') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [phase]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    start,
    stop: () => running.current?.abort(),
    goOn,
    again: () => setState(IDLE),
  };
}

/** The dialog alone says that no picture was attached. */
function tellOutcome({ attached, failed: { length: failed } }: Uploaded, words: PictureTexts['toast']): void {
  if (attached === 0) return;
  if (failed === 0) notify.ok(words.all);
  else notify.note(words.some(attached, attached + failed, failed));
}

/** Saves the list of the files that became no picture. */
export function saveFailed({ failed }: Uploaded): void {
  if (failed.length > 0)
    download(csvName('failed-qr', new Date()), failedCsv(failed), 'text/csv;charset=utf-8');
}
