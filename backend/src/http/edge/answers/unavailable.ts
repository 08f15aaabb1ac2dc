import type { IncomingMessage } from 'node:http';
import { CLAIM_TEXTS } from '../../../texts/claim/index.ts';
import { languageOf } from '../language.ts';
import type { PreparedAnswer } from './page-answer.ts';
import { textOrPage } from './text-or-page.ts';
import { unavailablePage } from './unavailable-page.ts';

/** Returns the response to a visitor during an outage. */
export function unavailable(request: IncomingMessage, publicUrl: string): PreparedAnswer {
  const language = languageOf(request);
  const line = CLAIM_TEXTS[language].unavailable.words;
  return textOrPage(request, publicUrl, {
    status: 503,
    retryAfter: 2,
    page: unavailablePage(language),
    line,
  });
}
