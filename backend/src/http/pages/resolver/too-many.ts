import type { IncomingMessage } from 'node:http';
import { SCAN_TEXTS } from '../../../texts/scan/index.ts';
import type { PreparedAnswer } from '../../edge/answers/page-answer.ts';
import { textOrPage } from '../../edge/answers/text-or-page.ts';
import { languageOf } from '../../edge/language.ts';
import type { Site } from '../../edge/settings/site.ts';
import { tooManyPage } from '../small/too-many.ts';

/** Returns the response to a visitor who tried too many codes. `retryAfter` is in seconds. */
export function tooMany(
  request: IncomingMessage,
  { publicUrl, look }: Pick<Site, 'publicUrl' | 'look'>,
  retryAfter: number,
): PreparedAnswer {
  const language = languageOf(request);
  const line = SCAN_TEXTS[language].gate.tooMany;
  return textOrPage(request, publicUrl, { status: 429, retryAfter, page: tooManyPage(language, look), line });
}
