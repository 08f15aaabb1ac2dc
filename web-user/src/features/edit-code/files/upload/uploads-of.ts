import { useSyncExternalStore } from 'react';
import { runningUploads } from '../running-uploads.ts';
import { type UploadState, Uploads } from './uploads.ts';

let open: { readonly code: string; readonly uploads: Uploads } | undefined;

/** Returns the uploads to a code. They outlast their tab, so that another one can be opened meanwhile. */
export function uploadsOf(code: string): Uploads {
  if (open?.code === code) return open.uploads;
  open?.uploads.stop();
  const uploads = new Uploads(code);
  const stop = () => {
    uploads.stop();
    open = undefined;
  };
  uploads.subscribe(() => runningUploads.report(uploads.running(), stop));
  open = { code, uploads };
  return uploads;
}

/** Returns the state of a file's upload, and the file; undefined for a file that was not chosen on this page. */
export function useUpload(
  uploads: Uploads,
  id: string,
): { readonly state: UploadState; readonly file: File } | undefined {
  const state = useSyncExternalStore(uploads.subscribe, () => uploads.stateOf(id));
  const file = uploads.fileOf(id);
  return state && file ? { state, file } : undefined;
}
