import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A form with files that the console sends, and what the test does about it. */
export interface SentForm {
  readonly method: string;
  readonly path: string;
  /** The files, each with the name of its field: 'image: a.jpg'. */
  readonly names: readonly string[];
  readonly aborted: boolean;
  /** Tells the share of the form that was sent, from 0 to 1. */
  progress(share: number): void;
  answer(body: unknown, status?: number): void;
  /** Loses the connection. */
  lose(): void;
}

/** Replaces XMLHttpRequest in the test, because happy-dom's reports no progress. Returns the sent forms, in order. */
export function stubForms(): readonly SentForm[] {
  const forms: SentForm[] = [];
  class FormRequest implements SentForm {
    method = '';
    path = '';
    names: string[] = [];
    aborted = false;
    status = 0;
    response: unknown;
    responseType = '';
    onload: (() => void) | undefined;
    onerror: (() => void) | undefined;
    onabort: (() => void) | undefined;
    onloadend: (() => void) | undefined;
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};

    open(method: string, path: string): void {
      this.method = method;
      this.path = path;
    }

    setRequestHeader(): void {}

    send(form: FormData): void {
      for (const [field, value] of form)
        this.names.push(`${field}: ${value instanceof File ? value.name : value}`);
      forms.push(this);
    }

    abort(): void {
      this.aborted = true;
      this.onabort?.();
      this.onloadend?.();
    }

    progress(share: number): void {
      act(() => this.upload.onprogress?.({ loaded: share * 1000, total: 1000 }));
    }

    answer(body: unknown, status = 200): void {
      this.status = status;
      this.response = body;
      this.onload?.();
      this.onloadend?.();
    }

    lose(): void {
      this.onerror?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FormRequest);
  return forms;
}
