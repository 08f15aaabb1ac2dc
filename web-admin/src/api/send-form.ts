import { ApiError, addressOf, ErrorAnswer, type Parts, type Route } from '@qlaim/backend/contract';

export interface Sending {
  readonly signal?: AbortSignal;
  /** Called with the share of the form that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** A route of the contract whose request is a form. */
interface FormRoute<Answer> extends Pick<Route, 'method' | 'path'> {
  readonly answer: {
    safeParse(body: unknown): { readonly success: true; readonly data: Answer } | { readonly success: false };
  };
}

/**
 * Calls a route that takes files. It uses XMLHttpRequest, because `fetch` reports no progress of an upload. Rejects with an
 * `ApiError`, or with the reason of the signal.
 */
export function sendForm<Answer>(
  route: FormRoute<Answer>,
  parts: Pick<Parts, 'params' | 'query'>,
  form: FormData,
  { signal, onProgress }: Sending,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const lost = () =>
      reject(signal?.aborted ? signal.reason : new ApiError(0, { message: '', code: 'network' }));
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const { status } = request;
      const read = route.answer.safeParse(request.response);
      if (status >= 300) reject(failure(request));
      else if (read.success) resolve(read.data);
      else lost();
    };
    request.onerror = lost;
    request.onabort = lost;
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open(route.method, addressOf(route, parts));
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.send(form);
  });
}

function failure({ status, response }: XMLHttpRequest): ApiError {
  const answer = ErrorAnswer.safeParse(response);
  return new ApiError(status, answer.success ? answer.data : { message: '', code: 'internal' });
}
