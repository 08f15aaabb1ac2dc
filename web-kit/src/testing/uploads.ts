import { http } from 'msw';
import { vi } from 'vitest';
import { serve } from './fetch.ts';

/** A PUT to a presigned address. */
export interface TakenPut {
  readonly path: string;
  readonly contentType: string | null;
  readonly bytes: number;
}

/**
 * Serves the presigned addresses under `/put/`. `respond` returns the status of a response, or 0 for a lost connection.
 * Returns the received requests, in order.
 */
export function takePuts(
  respond: (put: TakenPut) => number | Promise<number> = () => 200,
): readonly TakenPut[] {
  const puts: TakenPut[] = [];
  vi.stubGlobal('XMLHttpRequest', XhrByFetch);
  serve(
    http.put('*/put/*', async ({ request }) => {
      const put = {
        path: new URL(request.url).pathname,
        contentType: request.headers.get('content-type'),
        bytes: (await request.arrayBuffer()).byteLength,
      };
      puts.push(put);
      const status = await respond(put);
      return status === 0 ? Response.error() : new Response(null, { status });
    }),
  );
  return puts;
}

/** The part of XMLHttpRequest that uploads use, over the `fetch` of the specs. Its progress is half of the body, then all of it. */
class XhrByFetch {
  status = 0;
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  onabort: (() => void) | undefined;
  onloadend: (() => void) | undefined;
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  readonly #stop = new AbortController();
  #url = '';
  readonly #headers = new Headers();

  open(_method: string, url: string): void {
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#stop.abort();
  }

  async send(body: Blob): Promise<void> {
    const { signal } = this.#stop;
    this.upload.onprogress?.({ loaded: Math.floor(body.size / 2) });
    try {
      const bytes = await body.arrayBuffer();
      const answer = await fetch(this.#url, { method: 'PUT', headers: this.#headers, body: bytes, signal });
      this.upload.onprogress?.({ loaded: body.size });
      this.status = answer.status;
      this.onload?.();
    } catch {
      if (signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
    this.onloadend?.();
  }
}
