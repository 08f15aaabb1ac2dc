import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NowhereReason } from '../../contract/pages.ts';
import { phonePage } from '../pages/phone.ts';
import type { SmallPage } from '../pages/small-page.ts';
import { smartPage } from '../pages/smart.ts';
import type { Resolution } from './resolution.ts';

/** A response that is ready to be written. */
export interface PreparedAnswer {
  readonly status: number;
  /** Names and values in turn. Mutable only because Node's types require it. */
  readonly headers: string[];
  readonly body: string;
}

const NO_STORE = ['Cache-Control', 'no-store'];

export const redirectTo = (location: string): PreparedAnswer => ({
  status: 302,
  headers: [...NO_STORE, 'Location', location, 'Content-Length', '0'],
  body: '',
});

export const UNAVAILABLE: PreparedAnswer = {
  status: 503,
  headers: [
    ...NO_STORE,
    'Retry-After',
    '2',
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    '54',
  ],
  body: 'This is not available right now. Please scan it again.',
};

function page(html: SmallPage): PreparedAnswer {
  const headers = [
    ...NO_STORE,
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Security-Policy',
    html.policy,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'no-referrer',
    'Content-Length',
    String(Buffer.byteLength(html.body)),
  ];
  return { status: 200, headers, body: html.body };
}

export interface Destinations {
  readonly publicUrl: string;
  readonly storefrontUrl: string | undefined;
}

/** Returns the response to a scan of the code. The welcome page gets the reason why a code leads nowhere. */
export function prepare(
  code: string,
  resolution: Resolution,
  { publicUrl, storefrontUrl }: Destinations,
): PreparedAnswer {
  const nowhere = (why: NowhereReason) => storefrontUrl ?? `${publicUrl}/welcome?code=${code}&why=${why}`;
  switch (resolution.kind) {
    case 'redirect':
      return redirectTo(resolution.location);
    case 'phone':
      return page(phonePage(resolution));
    case 'smart':
      return page(smartPage({ ...resolution, otherwise: nowhere('empty') }));
    case 'claim':
      return redirectTo(`${publicUrl}/claim/${code}`);
    case 'nowhere':
      return redirectTo(nowhere(resolution.why));
  }
}

export function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PreparedAnswer,
): void {
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
