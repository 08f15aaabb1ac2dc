/** A failed PUT: its HTTP status, or 0 where no response arrived. */
export class PutError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The upload failed with status ${status}`);
    this.name = 'PutError';
    this.status = status;
  }
}

export interface Put {
  readonly url: string;
  readonly body: Blob;
  /** Absent for a part of a file. */
  readonly contentType?: string;
  readonly signal: AbortSignal;
  /** Called with the number of bytes that were sent. */
  readonly onProgress: (bytes: number) => void;
}

/** A connection that sends nothing for this time counts as lost, in milliseconds. */
const STALLED_MS = 60_000;

/**
 * Sends bytes to a presigned address (section 7). It uses XMLHttpRequest, because `fetch` reports no progress of an upload.
 * Rejects with a `PutError`, or with the reason of the signal.
 */
export function putBytes({ url, body, contentType, signal, onProgress }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded }) => {
      watch();
      onProgress(loaded);
    };
    request.onload = () => (request.status < 300 ? resolve() : reject(new PutError(request.status)));
    request.onerror = () => reject(new PutError(0));
    request.onabort = () => reject(signal.aborted ? signal.reason : new PutError(0));
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
    };
    request.open('PUT', url);
    if (contentType !== undefined) request.setRequestHeader('content-type', contentType);
    watch();
    request.send(body);
  });
}
