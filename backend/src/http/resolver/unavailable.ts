import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { CLAIM_WORDS } from '../../contract/words/claim/index.ts';
import { languageOf } from '../language.ts';
import { unavailablePage } from '../pages/unavailable.ts';
import { bareHeaders, type PreparedAnswer, pageAnswer } from './page-answer.ts';

const RETRY = ['Retry-After', '2'];

/** Returns the response to a visitor during an outage: a page where the request accepts one, else a line of text. */
export function unavailable(request: IncomingMessage, publicUrl: string): PreparedAnswer {
  const language = languageOf(request);
  const [type] = new Negotiator(request).mediaTypes(['text/plain', 'text/html']);
  if (type === 'text/html') return pageAnswer(publicUrl, 503, unavailablePage(language), ...RETRY);
  const body = CLAIM_WORDS[language].unavailable.words;
  const length = String(Buffer.byteLength(body));
  const headers = [
    ...bareHeaders(publicUrl),
    ...RETRY,
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    length,
  ];
  return { status: 503, headers, body };
}
