import { vi } from 'vitest';

/** Stands in for the browser's `EventSource`, which the environment of the specs lacks. */
export class StubEventSource {
  static readonly CLOSED = 2;
  static opened: StubEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    StubEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = StubEventSource.CLOSED;
  }

  sends(change: object): void {
    this.onmessage?.({ data: JSON.stringify(change) });
  }

  isRefused(): void {
    this.readyState = StubEventSource.CLOSED;
    this.onerror?.();
  }
}

/** Returns the connections that are opened from now on. */
export function stubEventSource(): readonly StubEventSource[] {
  StubEventSource.opened = [];
  vi.stubGlobal('EventSource', StubEventSource);
  return StubEventSource.opened;
}
