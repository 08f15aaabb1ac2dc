import { randomBytes } from 'node:crypto';

export interface Answer {
  readonly status: number;
  /** The body without the address of the try. */
  readonly text: string;
  readonly cookie: string;
  /** Milliseconds from the request to the end of the response. */
  readonly ms: number;
}

export interface Caller {
  send(method: string, path: string, body: object, cookie?: string): Promise<Answer>;
}

/** Sends each request from another client address, so that no limit by address ends the measurement. */
export function callerOf(port: number): Caller {
  return {
    async send(method, path, body, cookie = '') {
      const json = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress(), cookie };
      const startedAt = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: json });
      const text = await response.text();
      const ms = performance.now() - startedAt;
      const [set = ''] = response.headers.getSetCookie();
      return { status: response.status, text, cookie: set.split(';')[0] ?? '', ms };
    },
  };
}

const randomAddress = () => `10.${[...randomBytes(3)].join('.')}`;
