import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { bareHeaders, type PreparedAnswer, pageAnswer } from './page-answer.ts';
import type { SmallPage } from './small-page.ts';

interface Failure {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number;
  readonly page: SmallPage;
  /** What the page says, as a line. */
  readonly line: string;
}

/** Returns the response to a visitor who has to come back: a page where the request accepts one, else a line of text. */
export function textOrPage(
  request: IncomingMessage,
  publicUrl: string,
  { status, retryAfter, page, line }: Failure,
): PreparedAnswer {
  const retry = ['Retry-After', String(retryAfter)];
  const [type] = new Negotiator(request).mediaTypes(['text/plain', 'text/html']);
  if (type === 'text/html') return pageAnswer(publicUrl, status, page, ...retry);
  const length = String(Buffer.byteLength(line));
  const content = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', length];
  return { status, headers: [...bareHeaders(publicUrl), ...retry, ...content], body: line };
}
